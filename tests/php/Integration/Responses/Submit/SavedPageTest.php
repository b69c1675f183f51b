<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** One page, saved once and opened several times: now, after 25 hours, after 30 days. */
final class SavedPageTest extends RestTestCase {

	use Responding;

	/** @dataProvider times */
	public function test_a_cached_page_of_any_age_can_store_responses_and_count_impressions(
		string $opened,
		bool $isRenewed
	): void {
		$this->stopClockAt( '2026-10-01T10:00:00Z' );
		$survey = $this->aSurvey();
		$saved  = $this->request( 'GET', 'widget/manifest' )->text( 'surveys.0.nonce' );
		$body   = $this->submission( $survey, array( 'Yes' ), array( 'nonce' => $saved ) );

		$this->stopClockAt( $opened );
		$first = $this->request( 'POST', "surveys/$survey->id/responses", $body );
		$last  = $this->request( 'POST', "surveys/$survey->id/responses", array( 'nonce' => $this->renewed( $first ) ?? $saved ) + $body );
		$shown = $this->request( 'POST', "surveys/$survey->id/impression?nonce=" . rawurlencode( $saved ) );
		$again = $this->request( 'POST', "surveys/$survey->id/impression?nonce=" . rawurlencode( $this->renewed( $shown ) ?? $saved ) );

		self::assertSame(
			$isRenewed ? array( 403, 201, 403, 204 ) : array( 201, 200, 204, 204 ),
			array( $first->status, $last->status, $shown->status, $again->status )
		);
		self::assertSame( 1, $this->storedResponses( $survey ) );
		self::assertSame(
			$isRenewed ? '1' : '2',
			Plugin::get( Db::class )->value( 'SELECT SUM(impressions) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
		self::assertSame(
			substr( $opened, 0, 10 ),
			Plugin::get( Db::class )->value( 'SELECT day FROM {responses} WHERE survey_id = %d', array( $survey->id ) )
		);
	}

	/** @return iterable<string, array{string, bool}> when it is opened, and whether its token has expired by then. */
	public static function times(): iterable {
		yield 'at once' => array( '2026-10-01T10:00:00Z', false );
		yield 'after 25 hours' => array( '2026-10-02T11:00:00Z', false );
		yield 'after 30 days' => array( '2026-10-31T10:00:00Z', true );
	}

	/** Returns the fresh token that a refusal carries; the widget sends it automatically. */
	private function renewed( RestAnswer $answer ): ?string {
		return 'userfeedback_expired_token' === $answer->at( 'code' ) ? $answer->text( 'data.nonce' ) : null;
	}
}
