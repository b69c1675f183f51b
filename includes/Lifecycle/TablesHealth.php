<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Platform\Health\HealthButton;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks that the database can store visitors' responses. */
final class TablesHealth implements HealthTest {

	public const TEST = 'userfeedback_tables';

	public function __construct( private readonly TableFaults $faults ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'The database can store survey responses', 'userfeedback' );
	}

	public function check(): HealthResult {
		$faults = $this->faults->find();
		if ( array() === $faults ) {
			return HealthResult::good(
				$this->label(),
				__( 'All UserFeedback tables exist, are writable, and can store emoji.', 'userfeedback' )
			);
		}
		$title = TableFaults::title( $faults );
		$text  = TableFaults::text( $faults );
		return TableFaults::areWithoutDataLoss( $faults )
			? HealthResult::recommended( $title, $text, HealthButton::checkAgain() )
			: HealthResult::critical( $title, $text, HealthButton::checkAgain() );
	}
}
