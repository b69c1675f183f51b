<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Collector\CheckCollector;
use UserFeedback\Contract\Can;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Rest\Router;
use UserFeedback\Surveys\Live\CookieName;
use UserFeedback\Widget\Bundle;
use UserFeedback\Widget\Consent\Consent;
use UserFeedback\Widget\Words\NoShowWords;
use UserFeedback\Widget\Words\Strings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps to ManifestShape. Except for pages rendered for a logged-in user, the result is the same for everyone. */
final class ManifestMapper {

	/** @param Closure(): string $collector URL of the collector, or empty. */
	public function __construct(
		private readonly Bundle $bundle,
		private readonly WriteToken $tokens,
		private readonly LookMapper $looks,
		private readonly Clock $clock,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		#[Lazy( CheckCollector::class, 'named' )] private readonly Closure $collector
	) {}

	/**
	 * @param list<Candidate>   $candidates
	 * @param list<string>|null $roles of the logged-in user, for pages rendered for them; null for a visitor.
	 * @return array<string, mixed>
	 */
	public function toArray( array $candidates, PageContext $page, bool $preview = false, ?array $roles = null ): array {
		return array(
			'made_at'   => $this->clock->now()->getTimestamp(),
			'preview'   => $preview,
			'rest'      => rest_url( Router::NAMESPACE . '/' ),
			'collector' => $preview ? '' : ( $this->collector )(),
			'bundle'    => $this->bundle->survey(),
			'consent'   => Consent::category(),
			'page'      => $page->toArray( $roles ),
			'surveys'   => array_map( array( $this, 'survey' ), $candidates ),
			'strings'   => Strings::all(),
			'reasons'   => null !== $roles && current_user_can( Can::EDIT->value ) ? NoShowWords::all() : null,
		);
	}

	/** @return array<string, mixed> */
	private function survey( Candidate $candidate ): array {
		$survey = $this->looks->inForce( $candidate->survey );
		return array(
			'id'          => $survey->id,
			'type'        => $survey->type,
			'version'     => $survey->version,
			'look'        => $this->looks->ofSurvey( $survey, $candidate->floats ),
			'track'       => $survey->settings->enableTracking,
			'floats'      => $candidate->floats,
			'for_team'    => $candidate->isForTeam,
			'cookie_name' => CookieName::of( $survey->id ),
			'nonce'       => $this->tokens->of( $survey->id ),
			'questions'   => array_map( array( $this, 'question' ), $survey->questions ),
			'lacks'       => $candidate->lacks,
			'targeting'   => RulesMapper::targeting( $survey ),
			'behavior'    => RulesMapper::behavior( $survey ),
			'thank_you'   => ThankYouMapper::toArray( $survey->settings->thankYou ),
		);
	}

	/** @return array<string, mixed> */
	public function question( Question $question ): array {
		return array(
			'id'           => $question->id,
			'type'         => $question->type->value,
			'title'        => $question->title,
			'options'      => $question->options,
			'include_name' => $question->asksForName(),
			'required'     => $question->required && $this->edition->allows( Feature::QUESTION_OPTIONS ),
			'comment_box'  => $question->asksForComment(),
			'logic'        => RulesMapper::logic( $question->logic ),
		) + $this->looks->ofQuestion( $question );
	}
}
