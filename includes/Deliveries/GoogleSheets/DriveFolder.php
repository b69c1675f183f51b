<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A folder of the account that this site can access. */
final class DriveFolder {

	public function __construct( public readonly string $id, public readonly string $name ) {}

	/** @return array{id: string, name: string} */
	public function toArray(): array {
		return array(
			'id'   => $this->id,
			'name' => $this->name,
		);
	}
}
