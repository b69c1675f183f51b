<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys\Live;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Submit\Submission;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Storage\SurveyQuotas;

/** The server's half of the cases that a visitor's browser runs, too. */
final class QuotaVisitsTest extends TestCase {

	private const ID = '00000000-0000-4000-8000-00000000d001';

	/**
	 * @dataProvider cases
	 * @param array{
	 *     conditions: list<array<string, string>>,
	 *     sent: list<array<string, string>>,
	 *     visit: array{device: string, language: string, path: string},
	 *     belongs: bool,
	 * } $case
	 */
	public function test_a_visit_belongs_to_a_quota( array $case ): void {
		$quota  = array( 'id' => self::ID, 'label' => 'Group', 'target' => 1, 'conditions' => $case['conditions'] );
		$quotas = SurveyQuotas::of( 1, array( 'quotas' => array( $quota ) ), array() );
		[ 'device' => $device, 'language' => $language, 'path' => $path ] = $case['visit'];
		$page  = array( 'id' => 0, 'name' => '', 'url' => 'https://example.org' . $path );
		$sent  = Submission::fromBody(
			array( 'answers' => array(), 'page_submitted' => $page, 'nonce' => '', 'language' => $language )
		);
		$cells = $quotas?->cellsOf( array(), $device, $sent->language, $page['url'] );

		self::assertSame( $case['belongs'] ? array( self::ID ) : array(), $cells );
		self::assertSame( $case['sent'], Quota::listOf( array( 'quotas' => array( $quota ) ) )[0]->aboutVisit() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cases(): iterable {
		$file = dirname( __DIR__, 4 ) . '/fixtures/rules/quota-visits.json';
		/** @var list<array{name: string, ...}> $cases */
		$cases = json_decode( (string) file_get_contents( $file ), true );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	public function test_a_quota_about_an_answer_is_not_only_about_the_visit(): void {
		$conditions = array(
			array( 'question_id' => 'device', 'compare' => '=', 'value' => 'mobile' ),
			array( 'question_id' => '00000000-0000-4000-8000-00000000d002', 'compare' => '=', 'value' => 'Yes' ),
		);
		$quota      = array( 'id' => self::ID, 'label' => 'Group', 'target' => 1, 'conditions' => $conditions );

		self::assertSame( array(), Quota::listOf( array( 'quotas' => array( $quota ) ) )[0]->aboutVisit() );
	}
}
