<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** The block as a page prints it. */
final class BlockTest extends SiteTestCase {

	public function test_the_block_outputs_the_same_placeholder_as_the_shortcode(): void {
		$survey = $this->aSurvey();

		$place = do_shortcode( "[userfeedback id=\"$survey->id\"]" );

		self::assertStringContainsString( "data-userfeedback-survey=\"$survey->id\"", $place );
		self::assertSame( "<div class=\"wp-block-userfeedback-survey\">$place</div>", $this->block( "{\"surveyId\":$survey->id}" ) );
	}

	public function test_applies_alignment_spacing_anchor_and_class_from_the_block(): void {
		$survey = $this->aSurvey();

		$html = $this->block(
			"{\"surveyId\":$survey->id,\"align\":\"wide\",\"className\":\"mine\",\"anchor\":\"ask\",\"style\":{\"spacing\":{\"padding\":{\"top\":\"12px\"}}}}"
		);

		self::assertMatchesRegularExpression(
			'#^<div (?=[^>]*\bclass="[^"]*\bmine\b[^"]*")(?=[^>]*\balignwide\b)(?=[^>]*padding-top:12px)(?=[^>]*\bid="ask")[^>]*><div class="userfeedback-inline"#',
			$html
		);
	}

	/** @dataProvider nothing */
	public function test_outputs_nothing_for_visitors_without_an_open_survey( string $attributes ): void {
		self::assertSame( '', $this->block( $attributes ) );
	}

	/** @return iterable<string, array{string}> */
	public static function nothing(): iterable {
		yield 'none chosen' => array( '{}' );
		yield 'an unknown one' => array( '{"surveyId":999999}' );
		yield 'a negative one' => array( '{"surveyId":-1}' );
		yield 'a word' => array( '{"surveyId":"<script>"}' );
		yield 'a list' => array( '{"surveyId":[1]}' );
	}

	public function test_shows_survey_editors_why_visitors_see_nothing(): void {
		$draft = $this->aSurvey( array( 'status' => 'draft' ) );

		self::assertSame( '', $this->asRoleWith( Permission::VIEW )->block( "{\"surveyId\":$draft->id}" ) );
		self::assertStringContainsString(
			'This survey is a draft.',
			$this->asRoleWith( Permission::EDIT )->block( "{\"surveyId\":$draft->id}" )
		);
	}

	private function block( string $attributes ): string {
		return trim( do_blocks( "<!-- wp:userfeedback/survey $attributes /-->" ) );
	}
}
