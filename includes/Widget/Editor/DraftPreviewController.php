<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Surveys\Editing\Drafts\BuildSurveyFromDraft;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\PruneConditions;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\SurveyShape;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\ManifestShape;
use UserFeedback\Widget\Manifest\PageContext;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Previews a survey that is being edited: returns the manifest of a draft and stores nothing. */
final class DraftPreviewController {

	public function __construct(
		private readonly BuildSurveyFromDraft $buildSurvey,
		private readonly SurveyRepository $surveys,
		private readonly CandidateSurveys $candidates,
		private readonly ManifestMapper $mapper
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/preview', array( self::class, 'show' ), Permission::EDIT )
				->body( static fn() => SurveyShape::draft() )
				->returns( static fn() => ManifestShape::manifest() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws ValidationFailed if the draft breaks a rule.
	 * @throws RequestError not found.
	 */
	public function show( Request $request ): array {
		$draft  = SurveyDraft::fromArray( $request->body() );
		$stored = null === $draft->id ? null : $this->surveys->get( $draft->id );
		$asked  = PruneConditions::of( $this->buildSurvey->build( $draft, $stored ) );

		return $this->mapper->toArray( array( $this->candidates->previewed( $asked ) ), PageContext::byUrl( home_url( '/' ) ), true );
	}
}
