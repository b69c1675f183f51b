<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Displays;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Answer\ResponseShape;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for impressions and starts: a visitor saw a survey or began it. */
final class ImpressionController {

	public function __construct( private readonly CountDisplay $count ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/impression', array( self::class, 'count' ), Can::ANYONE )
				->query( static fn() => ResponseShape::impressionQuery() )
				->returns( null, 204 ),
		);
	}

	public function count( Request $request ): void {
		if ( Display::SEEN === $this->count->run( $request->id(), $request->query() ) ) {
			do_action( 'userfeedback_after_db_impression', $request->id() );
		}
	}
}
