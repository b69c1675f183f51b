<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\AiDrafts;

use UserFeedback\Platform\Ai\ModelAvailability;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class AiDraftsController {

	public function __construct( private readonly ModelAvailability $availability, private readonly GenerateDraft $draft ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'drafting/support', array( self::class, 'support' ), Permission::EDIT )
				->returns( static fn() => AiDraftShape::support() ),
			Route::post( 'drafting/survey', array( self::class, 'draft' ), Permission::EDIT )
				->body( static fn() => AiDraftShape::wish() )
				->returns( static fn() => AiDraftShape::drafted() ),
		);
	}

	/** @return array{is_available: bool, connect_url: string} */
	public function support(): array {
		return array(
			'is_available' => $this->availability->run(),
			'connect_url'  => $this->availability->connectUrl(),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError drafting failed.
	 * @throws ValidationFailed
	 */
	public function draft( Request $request ): array {
		/** @var array{sentence: string, post_id?: int} $wish */
		$wish    = $request->body();
		$drafted = $this->draft->generate( Text::tidied( $wish['sentence'] ), $wish['post_id'] ?? null, get_current_user_id() );

		return array(
			'title'     => $drafted->survey->title,
			'type'      => $drafted->survey->type,
			'questions' => array_map( static fn( Question $question ): array => $question->toArray(), $drafted->survey->questions ),
			'left_out'  => $drafted->leftOut,
			'template'  => $drafted->survey->template,
		);
	}
}
