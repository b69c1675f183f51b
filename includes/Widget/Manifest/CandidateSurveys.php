<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use Generator;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Surveys\Editing\Saving\EnforceEdition;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Settings\PageRules;
use UserFeedback\Surveys\Settings\PageUrl;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Page\PageChoice;
use UserFeedback\Widget\Page\PageProperties;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Chooses the surveys a page may show, however many are live: surveys that can't show are left out, so that they don't crowd
 * out the others. The browser decides based on what a visitor has seen or sent, because pages are cached.
 */
#[Shared]
final class CandidateSurveys {

	/** Maximum pop-up surveys that compete on one page. */
	public const MOST = 20;

	public function __construct( private readonly LiveSurveys $surveys, private readonly CurrentEdition $edition ) {}

	/**
	 * @param list<int>         $placed surveys embedded in the page.
	 * @param list<string>|null $roles  of the logged-in user, for pages rendered for them; null for a visitor.
	 * @param bool              $alsoOthers true to include the first surveys that can't show here, to explain why.
	 * @return list<CandidateSurvey> in survey order, then those that are only embedded.
	 */
	public function with( PageContext $page, array $placed, ?array $roles = null, bool $alsoOthers = false ): array {
		$choice = PageChoice::of( $page->id );
		$view   = $page->view( $roles );
		$found  = array();
		foreach ( $this->floating( $choice, $view, $alsoOthers ) as $candidate ) {
			$found[ $candidate->survey->id ] = $candidate;
		}
		uasort( $found, static fn( CandidateSurvey $one, CandidateSurvey $other ): int => self::compare( $one->survey, $other->survey ) );
		foreach ( array_diff( $placed, array_keys( $found ) ) as $id ) {
			$survey    = $this->surveys->find( $id );
			$isOwnPage = null === $survey || self::isByInvitation( $survey );
			$candidate = $isOwnPage ? null : $this->fitted( $choice->ruled( $survey ), false );
			if ( null !== $candidate && ( $alsoOthers || PageRuleMatch::NEVER !== $this->fit( $candidate, $view ) ) ) {
				$found[ $id ] = $candidate;
			}
		}
		return array_values( $found );
	}

	/**
	 * Returns true if a survey may be embedded in this page.
	 *
	 * @param list<string>|null $roles
	 */
	public function mayStandOn( PageContext $page, Survey $survey, ?array $roles ): bool {
		return PageRuleMatch::NEVER !== $this->fit(
			$this->fitted( PageChoice::of( $page->id )->ruled( $survey ), false ),
			$page->view( $roles )
		);
	}

	/**
	 * Returns a live survey; also reads the page's other surveys in the same query.
	 *
	 * @param list<string>|null $roles
	 */
	public function find( int $id, PageContext $page, ?array $roles ): ?Survey {
		$this->forPage( $page->view( $roles ) )->valid();
		return $this->surveys->find( $id );
	}

	/** Compares two surveys by survey order. */
	public static function compare( Survey $one, Survey $other ): int {
		return array( $other->showOrder(), $other->id ) <=> array( $one->showOrder(), $one->id );
	}

	/** @return list<CandidateSurvey> the first ones, regardless of page rules. */
	public function first( int $most = self::MOST ): array {
		return array_map( fn( Survey $survey ): CandidateSurvey => $this->fitted( $survey, true ), $this->surveys->first( $most ) );
	}

	/** @return list<CandidateSurvey> all surveys that target some countries only. */
	public function inCountries(): array {
		return array_map( fn( Survey $survey ): CandidateSurvey => $this->fitted( $survey, true ), $this->surveys->inCountries() );
	}

	/** Counts the live surveys, here or elsewhere. */
	public function count(): int {
		return $this->surveys->count();
	}

	/** Returns a survey for a preview, even if the edition lacks features that it uses: with its active settings. */
	public function previewed( Survey $survey ): CandidateSurvey {
		return new CandidateSurvey( $survey->with( settings: EnforceEdition::of( $survey, $this->edition->get() )->settings ), true );
	}

	/** Owners can hide surveys from themselves. Their pages aren't shared: caches exclude logged-in users. */
	public function areFor( int $userId ): bool {
		return self::areForManagers() || 0 === $userId || ! user_can( $userId, 'manage_options' );
	}

	public static function areForManagers(): bool {
		/**
		 * Filters whether surveys are shown to users who manage the site's options.
		 *
		 * @param bool $enabled default true.
		 */
		return true === apply_filters( 'userfeedback_enable_surveys_for_admins', true );
	}

	/** @return list<CandidateSurvey> */
	private function floating( PageChoice $choice, PageProperties $view, bool $alsoOthers ): array {
		if ( $choice->specific > 0 ) {
			$survey    = $this->surveys->find( $choice->specific );
			$candidate = null === $survey ? null : $this->fitted( $choice->ruled( $survey ), true );
			return null !== $candidate && ( $alsoOthers || PageRuleMatch::NEVER !== $this->fit( $candidate, $view ) )
				? array( $candidate )
				: array();
		}
		if ( $choice->disabled ) {
			return array();
		}
		return $alsoOthers ? array( ...$this->first(), ...$this->eligible( $view ) ) : $this->eligible( $view );
	}

	/**
	 * Returns the first surveys that may show. Surveys that only the URL rules out fill the remaining slots, because a cache or
	 * the browser may have another URL.
	 *
	 * @return list<CandidateSurvey>
	 */
	private function eligible( PageProperties $view ): array {
		$fitting  = array();
		$unlikely = array();
		foreach ( $this->forPage( $view ) as $survey => $fits ) {
			$room = self::MOST - count( $fitting );
			if ( 0 === $fits || 0 === $room || ( 1 === $fits && count( $unlikely ) >= $room ) ) {
				break;
			}
			$candidate = $this->fitted( $survey, true );
			$fit       = $this->fit( $candidate, $view );
			if ( $fit > PageRuleMatch::UNLIKELY ) {
				$fitting[] = $candidate;
			} elseif ( PageRuleMatch::UNLIKELY === $fit ) {
				$unlikely[] = $candidate;
			}
		}
		return array_slice( array( ...$fitting, ...$unlikely ), 0, self::MOST );
	}

	/** @return Generator<Survey, int> */
	private function forPage( PageProperties $view ): Generator {
		return $this->surveys->forPage( $view->keys(), $view->url . "\n" . PageUrl::readable( $view->url ) );
	}

	private function fitted( Survey $survey, bool $floats ): CandidateSurvey {
		$fitted = CandidateSurvey::inEdition( $survey, $floats, $this->edition->lasting()->get() );
		if ( '' !== $fitted->lacks ) {
			return $fitted;
		}
		return match ( true ) {
			self::isByInvitation( $survey )             => new CandidateSurvey( $fitted->survey, false, 'by_invitation' ),
			$this->surveys->isFull( $fitted->survey ) => new CandidateSurvey( $fitted->survey, $floats, 'limit_reached' ),
			default                                     => $this->asToday( $fitted ),
		};
	}

	/** Returns it with today's share of visitors, and with the quotas that are full now. */
	private function asToday( CandidateSurvey $candidate ): CandidateSurvey {
		$survey = $candidate->survey;
		$full   = $this->surveys->fullQuotas( $survey );
		$share  = $this->surveys->shareToday( $survey );
		if ( null !== $share ) {
			$survey = $survey->with( settings: $survey->settings->with( 'behavior', array( 'share' => $share ) ) );
		}
		return new CandidateSurvey( $survey, $candidate->floats, full: $full );
	}

	/** Returns why no page shows it, one of WhyNotShownShape's reasons; empty if nothing hides it from everyone. */
	public function keptFromAll( CandidateSurvey $candidate ): string {
		return '' === $candidate->lacks && $this->surveys->isOver( $candidate->survey ) ? 'expired' : $candidate->lacks;
	}

	/** Only its own page shows it. */
	private static function isByInvitation( Survey $survey ): bool {
		$page = $survey->settings->part( 'share_page' );
		return true === $page['enabled'] && true === $page['invited'];
	}

	/** Returns one of PageRuleMatch's constants; hidden or expired surveys never match. */
	private function fit( CandidateSurvey $candidate, PageProperties $view ): int {
		if ( '' !== $this->keptFromAll( $candidate ) ) {
			return PageRuleMatch::NEVER;
		}
		return PageRuleMatch::of( PageRules::of( $candidate->survey->settings ), $view );
	}
}
