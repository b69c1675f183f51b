<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The database refused or went away; nothing was stored and the same request may be sent again. */
final class StorageFailed extends Problem {

	/** @param bool $contended others were at the same rows: trying again at once may well do. */
	public function __construct( string $message, public readonly bool $contended = false ) {
		parent::__construct( $message );
	}

	public function status(): int {
		return 503;
	}

	public function slug(): string {
		return 'userfeedback_storage_failed';
	}

	public function headers(): array {
		return array( 'Retry-After' => '5' );
	}
}
