<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use Closure;
use Generator;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Storage\PublishedSurveysQuery;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyQuotas;
use UserFeedback\Surveys\Storage\SurveyRow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Surveys that visitors can see and answer now. Schedules are checked on each request, so a scheduled survey appears without a
 * background job.
 */
#[Shared]
final class LiveSurveys {

	/** Surveys read in the first query for a page, and in each further query if that many match. */
	private const FIRST = 40;
	private const MORE  = 200;

	/** Maximum surveys that target countries. */
	private const IN_COUNTRIES = 500;

	/** Maximum surveys to choose from. */
	private const TITLES = 500;

	/**
	 * @param Closure(): CurrentEdition  $edition
	 * @param Closure(): QuotaRepository $quotas  called only for surveys with a limit.
	 * @param Closure(): SpreadResponses $spread  called only for surveys that spread their responses.
	 */
	public function __construct(
		private readonly PublishedSurveysQuery $rows,
		private readonly Clock $clock,
		#[Lazy( CurrentEdition::class, 'lasting' )] private readonly Closure $edition,
		#[Lazy( QuotaRepository::class )] private readonly Closure $quotas,
		#[Lazy( SpreadResponses::class )] private readonly Closure $spread
	) {}

	/**
	 * Yields surveys that may match a page first, then all others, until the caller stops. The first query reads the first
	 * ones, or all if there are no more.
	 *
	 * @param list<string> $keys    of the page, see PublishedSurveysQuery::forPage().
	 * @param string       $address of the page.
	 * @return Generator<Survey, int> how well each survey matches: 2, 1 or 0, as defined there.
	 */
	public function forPage( array $keys, string $address ): Generator {
		$offset = 0;
		$limit  = self::FIRST;
		do {
			$rows = $this->rows->forPage( $keys, $address, $offset, $limit );
			foreach ( $rows as $row ) {
				if ( SurveyRow::isLive( $row, $this->clock->now() ) ) {
					yield SurveyRow::toSurvey( $row ) => (int) ( $row['fits'] ?? 0 );
				}
			}
			$isLast  = count( $rows ) < $limit;
			$offset += $limit;
			$limit   = self::MORE;
		} while ( ! $isLast );
	}

	/** @return list<Survey> in priority order, regardless of page rules. */
	public function first( int $most ): array {
		return $this->live( $this->rows->first( $most ) );
	}

	/** @return list<Survey> surveys that target some countries only. */
	public function inCountries(): array {
		return $this->live( $this->rows->inCountries( self::IN_COUNTRIES ) );
	}

	/** Counts live surveys. */
	public function count(): int {
		return $this->rows->count();
	}

	/** Returns true if visitors can answer a survey, now or when it starts. */
	public function isAnyOpen(): bool {
		foreach ( $this->rows->settings() as $row ) {
			if ( ! $this->hasEnded( SurveyRow::behavior( $row ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array<int, string> titles by id, newest first. */
	public function titles(): array {
		return $this->rows->titles( self::TITLES );
	}

	/** @param array<string, string|null> $row of a survey that was already read, live or not. */
	public function remember( array $row ): void {
		$this->rows->remember( $row );
	}

	/** Returns a live survey, whatever its page rules. */
	public function find( int $id ): ?Survey {
		$row = $this->rows->one( $id );
		return null !== $row && SurveyRow::isLive( $row, $this->clock->now() ) ? SurveyRow::toSurvey( $row ) : null;
	}

	/** Returns the survey with this page, live or not. */
	public function withPage( string $slug ): ?Survey {
		$row = $this->rows->byPageSlug( $slug );
		return null === $row ? null : SurveyRow::toSurvey( $row );
	}

	/** True if only people with a single-use link can answer. Reads the settings of few surveys. */
	public function isByInvitation( int $id ): bool {
		$row  = $this->rows->one( $id ) ?? array();
		$may  = str_contains( (string) ( $row['settings'] ?? '' ), '"invited":true' );
		$page = $may ? SurveyRow::settings( $row )['share_page'] ?? null : null;
		return is_array( $page ) && true === ( $page['enabled'] ?? null ) && true === ( $page['invited'] ?? null );
	}

	/** Like questions(). */
	public function isLive( int $id ): bool {
		return null !== $this->liveRow( $id );
	}

	/** @return list<Question>|null of a live survey that hasn't expired; null if there is none. */
	public function questions( int $id ): ?array {
		$row = $this->liveRow( $id );
		return null === $row ? null : SurveyRow::toQuestions( $row );
	}

	/** Returns the current version of a survey; 0 if it doesn't exist. */
	public function version( int $id ): int {
		return (int) ( $this->rows->one( $id )['version'] ?? 0 );
	}

	/** Returns true if a survey has expired, even for visitors who started earlier. */
	public function isOver( Survey $survey ): bool {
		return $this->hasEnded( $survey->settings->part( 'behavior' ) );
	}

	/** Returns the limit and the quotas of a survey; null if it has none. */
	public function quotas( int $id ): ?SurveyQuotas {
		$row      = $this->rows->one( $id ) ?? array();
		$behavior = SurveyRow::behavior( $row );
		$hasAny   = isset( $behavior['max_responses'] ) || array() !== ( $behavior['quotas'] ?? array() );
		return $hasAny && ( $this->edition )()->allows( PlanFeature::BEHAVIOR ) ? SurveyQuotas::fromRow( $row ) : null;
	}

	/** Returns true if browsers report which questions of a survey visitors saw. */
	public function recordsVisits( int $id ): bool {
		$behavior = SurveyRow::behavior( $this->rows->one( $id ) ?? array() );
		return true === ( $behavior['drop_off'] ?? false ) && ( $this->edition )()->allows( PlanFeature::BEHAVIOR );
	}

	/** Returns true if choices and scales that visitors answered before they left are kept. */
	public function keepsPartial( int $id ): bool {
		$behavior = SurveyRow::behavior( $this->rows->one( $id ) ?? array() );
		return true === ( $behavior['keep_partial'] ?? false ) && $this->recordsVisits( $id );
	}

	/** Returns true if what they typed is kept as well. */
	public function keepsPartialText( int $id ): bool {
		$behavior = SurveyRow::behavior( $this->rows->one( $id ) ?? array() );
		return true === ( $behavior['keep_partial_text'] ?? false ) && $this->keepsPartial( $id );
	}

	/** Returns true if a survey, as the edition shows it, has reached its limit. */
	public function isFull( Survey $survey ): bool {
		$most = $survey->maxResponses();
		return null !== $most && ( $this->quotas )()->taken( $survey->id ) >= $most;
	}

	/**
	 * Returns the full quotas of a survey, as the edition shows it, that visitors can be excluded by before it shows.
	 *
	 * @return list<Quota>
	 */
	public function fullQuotas( Survey $survey ): array {
		$behavior = $survey->settings->part( 'behavior' );
		return array() === $behavior['quotas'] // Pages of surveys without quotas don't load their code.
			? array()
			: ( $this->quotas )()->fullForVisits( $survey->id, Quota::listOf( $behavior ) );
	}

	/** Returns the share of visitors per thousand who can see a live survey today; null if it doesn't spread its responses. */
	public function shareToday( Survey $survey ): ?int {
		$behavior = $survey->settings->part( 'behavior' );
		return isset( $behavior['spread_days'], $behavior['max_responses'] ) && $survey->isLive( $this->clock->now() )
			? ( $this->spread )()->shareToday( $survey->id, $behavior )
			: null;
	}

	/** @return array<string, string|null>|null */
	private function liveRow( int $id ): ?array {
		$row = $this->rows->one( $id );
		return null !== $row && SurveyRow::isLive( $row, $this->clock->now() ) && ! $this->hasEnded( SurveyRow::behavior( $row ) )
			? $row
			: null;
	}

	/**
	 * Checks the edition, which may lack run times, only if the survey would have expired.
	 *
	 * @param array<array-key, mixed> $behavior
	 */
	private function hasEnded( array $behavior ): bool {
		return isset( $behavior['expire_at'] )
			&& SurveyExpiry::isOver( $behavior, $this->clock->day(), $this->clock->daysAgo( SurveyExpiry::GRACE ) )
			&& ( $this->edition )()->allows( PlanFeature::BEHAVIOR );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Survey>
	 */
	private function live( array $rows ): array {
		$now = $this->clock->now();
		return array_map(
			array( SurveyRow::class, 'toSurvey' ),
			array_values( array_filter( $rows, static fn( array $row ): bool => SurveyRow::isLive( $row, $now ) ) )
		);
	}
}
