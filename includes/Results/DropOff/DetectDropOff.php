<?php
declare(strict_types=1);

namespace UserFeedback\Results\DropOff;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Decides whether results show where visitors leave: if the survey records it, or has numbers from before. */
final class DetectDropOff {

	public function __construct( private readonly StepTotalsQuery $totals, private readonly CurrentEdition $edition ) {}

	public function run( Survey $survey ): bool {
		$isOn = true === ( $survey->settings->part( 'behavior' )['drop_off'] ?? false );
		return ( $isOn && $this->edition->get()->allows( PlanFeature::BEHAVIOR ) )
			|| $this->totals->exist( $survey->id );
	}
}
