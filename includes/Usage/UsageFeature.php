<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Late;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends usage reports to the publisher if the owner allows it. */
final class UsageFeature extends Feature {

	/** @param Late<CurrentEdition> $edition */
	public function __construct( private readonly Db $db, private readonly Late $edition ) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			UsageController::class => new UsageController( $this->read(), new UsageIdRepository(), UsageAddress::get() ),
			ReadUsage::class       => $this->read(),
			default                => null,
		};
	}

	protected function modules(): array {
		return array( new UsageModule( new UsageIdRepository(), UsageAddress::get(), $this->read( ... ) ) );
	}

	private function read(): ReadUsage {
		return new ReadUsage( new UsageQuery( $this->db ), $this->edition->get() );
	}
}
