<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Plans\FreeEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class FreeEditionTest extends SiteTestCase {

	public function test_a_missing_feature_is_refused_by_name_without_mentioning_plans(): void {
		$edition = new FreeEdition();
		self::assertNull( $edition->describeLoss() );
		$edition->check( PlanFeature::LONG_RANGES );
		foreach ( array( $edition->describeLoss( ... ), $edition->check( ... ) ) as $refuse ) {
			try {
				$refuse( PlanFeature::BEHAVIOR );
				self::fail( 'It was let through.' );
			} catch ( ValidationFailed $problem ) {
				self::assertSame( 'Your edition doesn’t include Behavior. Nothing was changed.', $problem->summary );
			}
		}
		self::assertStringContainsString( 'Behavior', (string) $edition->refusal( PlanFeature::BEHAVIOR ) );
		self::assertNull( $edition->refusal() );
	}
}
