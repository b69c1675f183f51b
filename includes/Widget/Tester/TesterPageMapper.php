<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Tester;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Manifest\WidgetRulesMapper;
use UserFeedback\Widget\Page\PageChoice;
use UserFeedback\Widget\PageCaches\CacheDetection;
use WP_Query;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a page to TesterShape. */
final class TesterPageMapper {

	/** @param Closure(): string $cacheNote when pages show a change if a page cache can't be purged. */
	public function __construct(
		private readonly CandidateSurveys $candidates,
		#[Lazy( CacheDetection::class, 'note' )] private readonly Closure $cacheNote
	) {}

	/**
	 * @param list<string>|null $roles  of the logged-in user; null for a visitor.
	 * @param Survey|null       $survey the survey to test: only surveys with a higher priority count. Null for a new one.
	 * @return array<string, mixed>
	 */
	public function toArray( PageContext $page, ?array $roles, ?Survey $survey ): array {
		return self::facts( $page, $roles ) + array(
			'is_for_role' => CandidateSurveys::areForManagers() || ! self::isManager( $roles ?? array() ),
			'others'      => array_map(
				array( self::class, 'other' ),
				self::before( $survey, $this->candidates->with( $page, array(), $roles ) )
			),
		);
	}

	/**
	 * Returns published surveys in order, with their active rules.
	 *
	 * @return array<string, mixed>
	 */
	public function live( ?Survey $survey ): array {
		return array(
			'total'           => $this->candidates->count(),
			'is_for_managers' => CandidateSurveys::areForManagers(),
			'decided_pages'   => self::decidedPages(),
			'cache_note'      => ( $this->cacheNote )(),
			'surveys'         => array_map(
				static fn( CandidateSurvey $candidate ): array => self::other( $candidate ) + array( 'lacks' => $candidate->lacks ),
				self::before( $survey, $this->candidates->first( TesterShape::MOST_LIVE ) )
			),
		);
	}

	/**
	 * @param list<CandidateSurvey> $candidates
	 * @return list<CandidateSurvey> those with a higher priority than this survey; all if it is null.
	 */
	private static function before( ?Survey $survey, array $candidates ): array {
		return null === $survey
			? $candidates
			: array_values(
				array_filter(
					$candidates,
					static fn( CandidateSurvey $other ): bool => CandidateSurveys::compare( $other->survey, $survey ) < 0
				)
			);
	}

	/** Counts pages whose authors chose a pop-up survey or turned pop-ups off. */
	private static function decidedPages(): int {
		$query = new WP_Query(
			array(
				'post_type'      => 'any',
				'post_status'    => 'publish',
				'posts_per_page' => 1,
				'fields'         => 'ids',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Two keys that few posts have.
				'meta_query'     => array(
					'relation' => 'OR',
					array( 'key' => PageChoice::DISABLED ),
					array( 'key' => PageChoice::SPECIFIC ),
				),
			)
		);
		return $query->found_posts;
	}

	/**
	 * @param list<string>|null $roles
	 * @return array<string, mixed>
	 */
	public static function facts( PageContext $page, ?array $roles = null ): array {
		$choice = PageChoice::of( $page->id );
		return array_merge(
			$page->toArray( $roles ),
			array(
				'is_known' => $page->isKnown,
				'disabled' => $choice->disabled,
				'specific' => $choice->specific,
			)
		);
	}

	/** @return array<string, mixed> */
	private static function other( CandidateSurvey $candidate ): array {
		return array(
			'id'        => $candidate->survey->id,
			'title'     => $candidate->survey->title,
			'targeting' => WidgetRulesMapper::targeting( $candidate->survey, full: $candidate->full ),
			'behavior'  => WidgetRulesMapper::behavior( $candidate->survey ),
		);
	}

	/** @param list<string> $roles */
	private static function isManager( array $roles ): bool {
		foreach ( $roles as $role ) {
			if ( true === get_role( $role )?->has_cap( 'manage_options' ) ) {
				return true;
			}
		}
		return false;
	}
}
