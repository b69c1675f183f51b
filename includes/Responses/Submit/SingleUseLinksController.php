<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route that creates links to a survey's own page, each for one response. */
final class SingleUseLinksController {

	public function __construct( private readonly SurveyRepository $surveys, private readonly SingleUseToken $tokens ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/single-use-links', array( self::class, 'create' ), Permission::EDIT )
				->body( static fn() => SubmissionShape::singleUseLinksRequest() )
				->returns( static fn() => SubmissionShape::singleUseLinks() ),
		);
	}

	/**
	 * @return array{urls: list<string>}
	 * @throws Problem not found, or the survey has no page.
	 */
	public function create( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		$page   = $survey->settings->part( 'share_page' );
		/** @var array{count: int} $asked */
		$asked = $request->body();
		if ( true !== $page['enabled'] || ! is_string( $page['slug'] ) ) {
			throw new ValidationFailed(
				array( new Violation( 'id', 'no_page', null, __( 'Give this survey its own page and save it first.', 'userfeedback' ) ) )
			);
		}
		$urls = array();
		while ( count( $urls ) < $asked['count'] ) {
			$urls[] = SurveyPageUrl::of( $page['slug'], $this->tokens->create( $survey->id ) );
		}
		return array( 'urls' => $urls );
	}
}
