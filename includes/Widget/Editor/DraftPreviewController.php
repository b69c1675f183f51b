<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Schema\Widget\ManifestShape;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\Drafts\ReadDraft;
use UserFeedback\Surveys\Drafts\SurveyDraft;
use UserFeedback\Surveys\Saving\DropDeadConditions;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Widget\Manifest\Candidates;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\PageContext;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Previews a survey that is being edited: returns the manifest of a draft and stores nothing. */
final class DraftPreviewController {

	public function __construct(
		private readonly ReadDraft $read,
		private readonly SurveyRepository $surveys,
		private readonly Candidates $candidates,
		private readonly ManifestMapper $mapper
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/preview', array( self::class, 'show' ), Can::EDIT )
				->body( static fn() => SurveyShape::draft() )
				->returns( static fn() => ManifestShape::manifest() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Invalid if the draft breaks a rule.
	 * @throws NotFound
	 */
	public function show( Request $request ): array {
		$draft  = SurveyDraft::fromArray( $request->body() );
		$stored = null === $draft->id ? null : $this->surveys->get( $draft->id );
		$asked  = DropDeadConditions::of( $this->read->run( $draft, $stored ) );

		return $this->mapper->toArray( array( $this->candidates->previewed( $asked ) ), PageContext::byUrl( home_url( '/' ) ), true );
	}
}
