<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Rating\PostFeedbackShape;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class FeedbackController {

	public function __construct( private readonly ReadPostFeedback $read ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'posts/{post_id}/feedback', array( self::class, 'show' ), Can::VIEW )
				->returns( static fn() => PostFeedbackShape::feedback() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		return $this->read->run( $request->id( 'post_id' ) );
	}
}
