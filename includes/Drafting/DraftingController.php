<?php
declare(strict_types=1);

namespace UserFeedback\Drafting;

use UserFeedback\Ai\KnownSupport;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NoDraft;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Survey\DraftingShape;
use UserFeedback\Contract\Validation\Text;
use UserFeedback\Questions\QuestionMapper;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class DraftingController {

	public function __construct( private readonly KnownSupport $support, private readonly DraftSurvey $draft ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'drafting/support', array( self::class, 'support' ), Can::EDIT )
				->returns( static fn() => DraftingShape::support() ),
			Route::post( 'drafting/survey', array( self::class, 'draft' ), Can::EDIT )
				->body( static fn() => DraftingShape::wish() )
				->returns( static fn() => DraftingShape::drafted() ),
		);
	}

	/** @return array{is_available: bool, connect_url: string} */
	public function support(): array {
		return array(
			'is_available' => $this->support->run(),
			'connect_url'  => $this->support->connectUrl(),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws NoDraft
	 * @throws Invalid
	 */
	public function draft( Request $request ): array {
		/** @var array{sentence: string, post_id?: int} $wish */
		$wish    = $request->body();
		$drafted = $this->draft->run( Text::tidied( $wish['sentence'] ), $wish['post_id'] ?? null, get_current_user_id() );

		return array(
			'title'     => $drafted->survey->title,
			'type'      => $drafted->survey->type,
			'questions' => array_map( array( QuestionMapper::class, 'toArray' ), $drafted->survey->questions ),
			'left_out'  => $drafted->leftOut,
			'template'  => $drafted->survey->template,
		);
	}
}
