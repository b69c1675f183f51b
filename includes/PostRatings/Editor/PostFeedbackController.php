<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class PostFeedbackController {

	public function __construct( private readonly ReadPostFeedback $read ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'posts/{post_id}/feedback', array( self::class, 'show' ), Permission::VIEW )
				->returns( static fn() => PostFeedbackShape::feedback() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		return $this->read->run( $request->id( 'post_id' ) );
	}
}
