<?php
declare(strict_types=1);

namespace UserFeedback\Drafting;

use UserFeedback\Ai\KnownSupport;
use UserFeedback\Ai\Model;
use UserFeedback\Ai\OneAtATime;
use UserFeedback\Ai\SupportModule;
use Closure;
use UserFeedback\Clock;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Surveys\Drafts\ReadDraft;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lets a model draft surveys, if WordPress's AI client has one. Requests are sent only on a click. */
final class DraftingFeature extends Feature {

	/** @param Closure(): ReadDraft $read validates each draft. */
	public function __construct(
		private readonly Clock $clock,
		private readonly CurrentEdition $edition,
		private readonly Closure $read
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			DraftingController::class => new DraftingController(
				new KnownSupport( Model::ofSite(), $this->clock ),
				new DraftSurvey( Model::ofSite(), new OneAtATime( $this->clock ), $this->edition, ( $this->read )() )
			),
			default                   => null,
		};
	}

	protected function modules(): array {
		return array( new SupportModule() );
	}
}
