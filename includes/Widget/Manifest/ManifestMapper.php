<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\Responses\Collector\CheckCollector;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Live\CookieName;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Widget\Page\ConsentCategory;
use UserFeedback\Widget\WidgetScripts;
use UserFeedback\Widget\Words\NotShownReasons;
use UserFeedback\Widget\Words\WidgetStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps to ManifestShape. Except for pages rendered for a logged-in user, the result is the same for everyone. */
final class ManifestMapper {

	/** @param Closure(): string $collector URL of the collector, or empty. */
	public function __construct(
		private readonly WidgetScripts $scripts,
		private readonly WriteToken $tokens,
		private readonly WidgetThemeMapper $themes,
		private readonly Clock $clock,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		#[Lazy( CheckCollector::class, 'named' )] private readonly Closure $collector
	) {}

	/**
	 * @param list<CandidateSurvey>   $candidates
	 * @param list<string>|null $roles of the logged-in user, for pages rendered for them; null for a visitor.
	 * @return array<string, mixed>
	 */
	public function toArray( array $candidates, PageContext $page, bool $preview = false, ?array $roles = null ): array {
		return array(
			'made_at'   => $this->clock->now()->getTimestamp(),
			'preview'   => $preview,
			'rest'      => rest_url( Router::NAMESPACE . '/' ),
			'collector' => $preview ? '' : ( $this->collector )(),
			'bundle'    => $this->scripts->survey(),
			'consent'   => ConsentCategory::category(),
			'page'      => $page->toArray( $roles ),
			'surveys'   => array_map( array( $this, 'survey' ), $candidates ),
			'strings'   => WidgetStrings::all(),
			'reasons'   => null !== $roles && current_user_can( Permission::EDIT->value ) ? NotShownReasons::all() : null,
		);
	}

	/** @return array<string, mixed> */
	private function survey( CandidateSurvey $candidate ): array {
		$survey = $this->themes->inForce( $candidate->survey );
		return array(
			'id'          => $survey->id,
			'type'        => $survey->type,
			'version'     => $survey->version,
			'look'        => $this->themes->ofSurvey( $survey, $candidate->floats ),
			'track'       => $survey->settings->enableTracking,
			'floats'      => $candidate->floats,
			'for_team'    => $candidate->isForTeam,
			'cookie_name' => CookieName::of( $survey->id ),
			'nonce'       => $this->tokens->of( $survey->id ),
			'questions'   => array_map( array( $this, 'question' ), $survey->questions ),
			'lacks'       => $candidate->lacks,
			'targeting'   => WidgetRulesMapper::targeting( $survey ),
			'behavior'    => WidgetRulesMapper::behavior( $survey ),
			'thank_you'   => ThankYouMapper::toArray( $survey->settings->thankYou ),
		);
	}

	/** @return array<string, mixed> */
	public function question( Question $question ): array {
		return array(
			'id'           => $question->id,
			'type'         => $question->type->name,
			'title'        => $question->title,
			'options'      => $question->options,
			'include_name' => $question->asksForName(),
			'required'     => $question->required && $this->edition->allows( PlanFeature::QUESTION_OPTIONS ),
			'comment_box'  => $question->asksForComment(),
			'logic'        => WidgetRulesMapper::logic( $question->logic ),
		) + $this->themes->ofQuestion( $question );
	}
}
