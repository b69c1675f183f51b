<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Submit\SingleUseToken;
use UserFeedback\Surveys\Live\CookieName;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Live\SurveyExpiry;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Settings\PageRules;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Widget\Countries\CountryTargeting;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Manifest\PageRuleMatch;
use UserFeedback\Widget\Manifest\WidgetRulesMapper;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Decides if a visitor can answer a survey on its own page. A visitor with the link was invited, so rules for pages and devices and
 * the timing don't apply; end date, countries, login state, and roles do.
 */
final class SurveyPageAccess {

	private const RULES = array( 'user_logged_in', 'user_role' );

	public function __construct(
		private readonly CandidateSurveys $candidates,
		private readonly CountryTargeting $countries,
		private readonly SingleUseToken $tokens,
		private readonly ResponseRepository $responses,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly Clock $clock,
		private readonly LiveSurveys $live
	) {}

	/** Drafts and scheduled surveys have a page for editors only. */
	public function exists( Survey $survey ): bool {
		return SurveyStatus::TRASH !== $survey->status
			&& ( $survey->isLive( $this->clock->now() ) || current_user_can( Permission::EDIT->value ) );
	}

	/** @param Survey $survey that exists for this visitor. */
	public function of( Survey $survey ): SurveyPageState {
		if ( ! $survey->isLive( $this->clock->now() ) ) {
			return SurveyPageState::PREVIEW;
		}
		$candidate = CandidateSurvey::inEdition( $survey, false, $this->edition->get() );
		$today     = $this->clock->day();
		if (
			'' !== $candidate->lacks
			|| SurveyExpiry::isOver( $candidate->survey->settings->part( 'behavior' ), $today, $today )
			|| $this->live->isFull( $candidate->survey )
		) {
			return SurveyPageState::CLOSED;
		}
		if ( ! self::isUserAllowed( $candidate->survey ) ) {
			return is_user_logged_in() ? SurveyPageState::REFUSED : SurveyPageState::LOGIN;
		}
		if ( WidgetRulesMapper::hasCountries( $candidate->survey ) && array() === $this->countries->among( array( $candidate ) ) ) {
			return SurveyPageState::REFUSED;
		}
		$token = $this->token( $survey );
		return match ( true ) {
			'' !== $token => null === $this->responses->idOf( $survey->id, $token ) ? SurveyPageState::OPEN : SurveyPageState::USED,
			true === $survey->settings->part( 'share_page' )['invited'] => SurveyPageState::UNINVITED,
			self::hasAnswered( $candidate->survey ) => SurveyPageState::ANSWERED,
			default => SurveyPageState::OPEN,
		};
	}

	/** Returns the token of the single-use link that opened the page; empty if it isn't one. */
	public function token( Survey $survey ): string {
		$token = SurveyPageUrl::invitation();
		return '' !== $token && $this->tokens->isValid( $survey->id, $token, self::hiddenFields( $survey, 'id' ) ) ? $token : '';
	}

	/**
	 * Returns the values that the link gives hidden fields, as they are stored.
	 *
	 * @param 'id'|'title' $key
	 * @return array<string, string> by ID or name.
	 */
	public static function hiddenFields( Survey $survey, string $key ): array {
		$given = static fn( Question $field ): string => SurveyPageUrl::field( $field->title );
		return SingleUseToken::hiddenFields( $survey->questions, $given, $key );
	}

	/** Returns the survey as the widget shows it here: the rules that don't apply are removed, and the others are checked already. */
	public function shown( Survey $survey, SurveyPageState $state ): CandidateSurvey {
		$fitted   = SurveyPageState::PREVIEW === $state
			? $this->candidates->previewed( $survey )
			: CandidateSurvey::inEdition( $survey, false, $this->edition->get() );
		$behavior = array(
			'timing'          => 'immediate',
			'run_time'        => 'indefinitely',
			'start_minimized' => false,
			'quiet'           => 'none',
			'share'           => Limits::SHARE,
			'display_length'  => self::isRepeatable( $fitted->survey ) || '' !== $this->token( $survey ) ? 'repeatedly' : 'until_response',
		);
		$settings = $fitted->survey->settings->reset( 'targeting' )->reset( 'geo_targeting' )->with( 'behavior', $behavior );
		return new CandidateSurvey( $fitted->survey->with( settings: $settings ), false );
	}

	/** True if a response that a form sent came after the limit, and its sender should know. */
	public function isLate( Survey $survey, int $id ): bool {
		return null !== $survey->lateMessage() && $this->responses->isOverLimit( $id );
	}

	/** True if visitors may answer several times. */
	private static function isRepeatable( Survey $survey ): bool {
		return 'repeatedly' === $survey->settings->part( 'behavior' )['display_length'];
	}

	/** Evaluates only the rules about users, as if the survey had no others. */
	private static function isUserAllowed( Survey $survey ): bool {
		$rules = array_filter(
			PageRules::of( $survey->settings ),
			static fn( array $rule ): bool => in_array( $rule['logic'], self::RULES, true )
		);
		$user  = wp_get_current_user();
		$view  = PageContext::current()->view( $user->exists() ? array_values( $user->roles ) : null );
		return PageRuleMatch::NEVER !== PageRuleMatch::of( array_values( $rules ), $view );
	}

	/** Reads the widget's cookie. */
	private static function hasAnswered( Survey $survey ): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only decoded and compared.
		$said = $_COOKIE[ CookieName::of( $survey ) ] ?? '';
		$said = is_string( $said ) ? json_decode( wp_unslash( $said ), true ) : null;
		return is_array( $said ) && true === ( $said['submitted'] ?? null ) && ! self::isRepeatable( $survey );
	}
}
