<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Live\CookieName;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Recall;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\RegisteredTypes\RegisteredTypes;
use UserFeedback\Surveys\Settings\RedirectCondition;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Page\ConsentHooks;
use UserFeedback\Widget\WidgetScripts;
use UserFeedback\Widget\Words\KeptTextNotice;
use UserFeedback\Widget\Words\NotShownReasons;
use UserFeedback\Widget\Words\WidgetStrings;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Maps to ManifestShape. Except for pages rendered for a logged-in user, the result is the same for everyone.
 *
 * @phpstan-import-type Piece from RichText
 */
final class ManifestMapper {

	/** @param Closure(): string $collector URL of the collector, or empty. */
	public function __construct(
		private readonly WidgetScripts $scripts,
		private readonly WriteToken $tokens,
		private readonly WidgetThemeMapper $themes,
		private readonly Clock $clock,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		#[Lazy( CollectorState::class, 'named' )] private readonly Closure $collector
	) {}

	/**
	 * @param list<CandidateSurvey>   $candidates
	 * @param list<string>|null $roles of the logged-in user, for pages rendered for them; null for a visitor.
	 * @return array<string, mixed>
	 */
	public function toArray( array $candidates, PageContext $page, bool $preview = false, ?array $roles = null ): array {
		$asked    = array_map( static fn( CandidateSurvey $candidate ): array => $candidate->survey->questions, $candidates );
		$asked    = array_merge( array(), ...$asked );
		$others   = array_filter( $asked, static fn( Question $question ): bool => ! QuestionTypes::isOwn( $question->type->name ) );
		$thanks   = array_map( static fn( CandidateSurvey $candidate ): ThankYou => $candidate->survey->settings->thankYou, $candidates );
		$recalled = array_filter( $thanks, static fn( ThankYou $thankYou ): bool => $thankYou->recalls() );
		$surveys  = array_map( fn( CandidateSurvey $candidate ): array => $this->survey( $candidate, $preview ), $candidates );
		$more     = array( ...array_column( $surveys, 'late' ), ...array_column( $surveys, 'recorder' ) );
		$texts    = array_filter( $candidates, static fn( CandidateSurvey $candidate ): bool => $candidate->survey->keepsPartialText() );
		$extended = array( ...array_filter( $asked, $this->isExtended( ... ) ), ...$recalled, ...$more, ...$texts );
		return array(
			'made_at'   => $this->clock->now()->getTimestamp(),
			'preview'   => $preview,
			'rest'      => rest_url( FeatureIndex::REST_NAMESPACE . '/' ),
			// It doesn't load other plugins, which some types belong to.
			'collector' => $preview || array() !== $others ? '' : ( $this->collector )(),
			'bundle'    => array() === $extended ? $this->scripts->survey() : $this->scripts->extendedSurvey(),
			'consent'   => ConsentHooks::category(),
			'page'      => $page->toArray( $roles ),
			'surveys'   => $surveys,
			'strings'   => WidgetStrings::all() + ( array() === $extended ? array() : WidgetStrings::extended() ),
			'reasons'   => null !== $roles && current_user_can( Permission::EDIT->value ) ? NotShownReasons::all() : null,
		);
	}

	/** @return array<string, mixed> */
	private function survey( CandidateSurvey $candidate, bool $preview ): array {
		$survey     = $this->themes->inForce( $candidate->survey );
		$behavior   = $survey->settings->part( 'behavior' );
		$isRecorded = true === $behavior['drop_off'] && ! $candidate->isForTeam && ! $preview;
		$recorded   = array( 'recorder' => $this->scripts->recorder() )
			+ ( true === $behavior['keep_partial'] ? array( 'keeps_partial' => true ) : array() );
		return array(
			'id'          => $survey->id,
			'type'        => $survey->type,
			'version'     => $survey->version,
			'look'        => $this->themes->ofSurvey( $survey, $candidate->floats ),
			'track'       => $survey->settings->enableTracking,
			'floats'      => $candidate->floats,
			'for_team'    => $candidate->isForTeam,
			'cookie_name' => CookieName::of( $survey ),
			'nonce'       => $this->tokens->of( $survey->id ),
			'questions'   => $this->questions( $survey ),
			'lacks'       => $candidate->lacks,
			'targeting'   => $this->targeting( $candidate, $survey ),
			'behavior'    => WidgetRulesMapper::behavior( $survey ),
			'thank_you'   => self::thankYou( $survey->settings->thankYou ),
		) + self::late( $survey ) + ( $isRecorded ? $recorded : array() );
	}

	/** @return array<string, mixed> in place of the thank-you message. */
	private static function late( Survey $survey ): array {
		$message = $survey->lateMessage();
		if ( null === $message ) {
			return array();
		}
		$default = array() === $survey->settings->part( 'behavior' )['quotas']
			? __(
				'You’re just too late. This survey already has all the responses that it needed, so yours isn’t counted.',
				'userfeedback'
			)
			: __(
				'You’re just too late. This survey already has all the responses like yours that it needed, so yours isn’t counted.',
				'userfeedback'
			);
		$end     = array( 'button' => null, 'url' => '', 'conditions' => array() );
		return array( 'late' => RichText::of( '' === trim( $message ) ? $default : $message ) + $end );
	}

	/** @return array<string, mixed> A draft for the team stores nothing, so it has no gate. */
	private function targeting( CandidateSurvey $candidate, Survey $survey ): array {
		$hasDays   = $candidate->floats && $this->edition->allows( PlanFeature::BEHAVIOR );
		$targeting = WidgetRulesMapper::targeting(
			$survey,
			$hasDays ? VisitorSettings::quietDays() : 0,
			$candidate->full
		);
		return array_diff_key( $targeting, $candidate->isForTeam ? array( 'gate' => true ) : array() );
	}

	/** @return list<array<string, mixed>> */
	private function questions( Survey $survey ): array {
		$page = array();
		foreach ( Survey::pages( $survey->questions ) as $questions ) {
			$ids   = array_column( $questions, 'id' );
			$page += array_fill_keys( array_slice( $ids, 1 ), array( 'page' => $ids[0] ) );
		}
		$isKept = $survey->keepsPartialText();
		return array_map(
			fn( Question $question ): array => $this->question( $question ) + ( $page[ $question->id ] ?? array() )
				+ ( $isKept && $question->takesPartialText() ? array( 'keeps_text' => true ) : array() ),
			$isKept ? KeptTextNotice::addedTo( $survey ) : $survey->questions
		);
	}

	/** @return array<string, mixed> */
	public function question( Question $question ): array {
		return array(
			'id'           => $question->id,
			'type'         => $question->type->name,
			'title'        => self::withFallbacks( $question )->title,
			'options'      => $question->options,
			'include_name' => $question->asksForName(),
			'required'     => $question->required && $this->edition->allows( PlanFeature::QUESTION_OPTIONS ),
			'comment_box'  => $question->asksForComment(),
			'logic'        => WidgetRulesMapper::logic( $question->logic ),
		) + $this->themes->ofQuestion( $question ) + $this->optional( $question )
			+ ( $question->prefill ? array( 'prefill' => $question->optionIds() ) : array() );
	}

	/** True if survey.js can't draw all of it. */
	private function isExtended( Question $question ): bool {
		return $question->prefill || $question->samePage
			|| ! QuestionTypes::isBasic( $question->type->name ) || array() !== $this->optional( $question );
	}

	/** Returns the question as it is before its inserted answers are known, and in survey.js. */
	private static function withFallbacks( Question $question ): Question {
		return $question->withTexts( static fn( string $text ): string => Recall::filled( $text ) );
	}

	/**
	 * @return array<string, string|list<int|string>|list<array{id: string, label: string}>|array{title: string, help: string}> only
	 *                                                                             those that the question has: most have none
	 */
	private function optional( Question $question ): array {
		$range = array_values( $question->type->config() );
		$shown = self::withFallbacks( $question );
		$texts = array( 'title' => $question->title, 'help' => $question->help );
		return array_filter(
			array(
				'range'  => $question->type->isDate() ? array() : $range,
				'dates'  => $question->type->isDate() ? $range : array(),
				'rows'   => $question->rows,
				'help'   => $shown->help,
				'recall' => array( $shown->title, $shown->help ) === array_values( $texts ) ? array() : $texts,
				'low'    => $question->lowLabel,
				'high'   => $question->highLabel,
				'other'  => $question->other,
				'image'  => $question->image,
				'script' => $this->script( $question->type ),
			),
			static fn( string|array $value ): bool => '' !== $value && array() !== $value
		);
	}

	/** Returns the URL of the script that draws a type; empty if the bundle does. */
	private function script( QuestionType $type ): string {
		return QuestionTypes::isOwn( $type->name )
			? $this->scripts->questionType( $type->name )
			: RegisteredTypes::scriptOf( $type ) ?? '';
	}

	/**
	 * Maps what follows the last question to WidgetRulesShape. URLs come from the saved survey, so that a browser can only be
	 * redirected to public pages of this site, over http or https.
	 *
	 * @return array<string, mixed>
	 */
	private static function thankYou( ThankYou $thankYou ): array {
		_prime_post_caches( self::redirectPages( $thankYou ), false, false ); // One query instead of one for each.

		return array(
			...( $thankYou->recalls() ? self::recalling( RichText::of( $thankYou->message ) ) : RichText::of( $thankYou->message ) ),
			'button'     => self::thankYouButton( $thankYou ),
			'url'        => 'redirect' === $thankYou->type && null !== $thankYou->redirectTo
				? self::publicUrl( $thankYou->redirectTo['id'] )
				: '',
			'conditions' => self::redirects( $thankYou ),
		);
	}

	/**
	 * @param array{heading: list<Piece>, text: list<Piece>} $message
	 * @return array{heading: list<array<mixed>>, text: list<array<mixed>>}
	 */
	private static function recalling( array $message ): array {
		return array(
			'heading' => array_map( self::recallingPiece( ... ), $message['heading'] ),
			'text'    => array_map( self::recallingPiece( ... ), $message['text'] ),
		);
	}

	/**
	 * Returns it with fallbacks, and the text with inserted answers, if it has some.
	 *
	 * @param Piece $piece
	 * @return array<mixed>
	 */
	private static function recallingPiece( array $piece ): array {
		$shown = Recall::filled( $piece['text'] );
		return $shown === $piece['text'] ? $piece : array( 'text' => $shown ) + $piece + array( 'recall' => $piece['text'] );
	}

	/**
	 * Returns null if its page no longer exists.
	 *
	 * @return array{label: string, url: string}|null
	 */
	private static function thankYouButton( ThankYou $thankYou ): ?array {
		$url = null === $thankYou->button ? '' : self::publicUrl( $thankYou->button['page']['id'] );
		return null === $thankYou->button || '' === $url ? null : array(
			'label' => $thankYou->button['label'],
			'url'   => $url,
		);
	}

	/**
	 * Leaves out conditions whose page no longer exists, so that the next matching one can win.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function redirects( ThankYou $thankYou ): array {
		$conditions = array();
		foreach ( self::activeConditions( $thankYou ) as $condition ) {
			$url = null === $condition->page ? '' : self::publicUrl( $condition->page['id'] );
			if ( '' !== $url ) {
				$conditions[] = $condition->when->toArray() + array( 'url' => $url );
			}
		}
		return $conditions;
	}

	/** @return list<int> */
	private static function redirectPages( ThankYou $thankYou ): array {
		$ids = array_column( array_column( self::activeConditions( $thankYou ), 'page' ), 'id' );
		if ( 'redirect' === $thankYou->type && null !== $thankYou->redirectTo ) {
			$ids[] = $thankYou->redirectTo['id'];
		}
		return null === $thankYou->button ? $ids : array( ...$ids, $thankYou->button['page']['id'] );
	}

	/** @return list<RedirectCondition> */
	private static function activeConditions( ThankYou $thankYou ): array {
		return 'conditional_redirect' === $thankYou->type ? $thankYou->conditions : array();
	}

	/** Returns empty if the page isn't public, or a plugin gave it a URL elsewhere. */
	private static function publicUrl( int $id ): string {
		$post = get_post( $id );
		$url  = $post instanceof WP_Post && is_post_publicly_viewable( $post ) ? get_permalink( $post ) : false;
		return is_string( $url ) ? wp_validate_redirect( $url ) : '';
	}
}
