<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Licensing;

use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Plans\FreeEdition;
use UserFeedback\Licensing\Plans\PlanFeature;

final class FreeEditionTest extends TestCase {

	public function test_includes_the_features_on_its_list_and_the_list_names_each_once(): void {
		$json = (string) file_get_contents( dirname( __DIR__, 4 ) . '/tools/release/editions/free.json' );
		/** @var array{open: array<string, string>, leftOut: array<string, string>} $list */
		$list = json_decode( $json, true );

		$has = array_column( array_filter( PlanFeature::cases(), ( new FreeEdition() )->allows( ... ) ), 'value' );
		$not = array_diff( array_column( PlanFeature::cases(), 'value' ), $has );

		self::assertEqualsCanonicalizing( array_keys( $list['open'] ), $has );
		self::assertEqualsCanonicalizing( array_keys( $list['leftOut'] ), $not );
	}
}
