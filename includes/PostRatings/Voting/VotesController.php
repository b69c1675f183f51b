<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\PostRatings\Reasons\SaveReason;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST routes for visitors to read and send ratings of a post. */
final class VotesController {

	/** Seconds for which proxies and browsers may cache the numbers. */
	private const FRESH = 60;

	/** @param Closure(): SaveReason $take */
	public function __construct(
		private readonly CastVote $cast,
		#[Lazy( SaveReason::class )] private readonly Closure $take,
		private readonly ReadRating $read,
		private readonly ScheduleProcessing $process
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'post-ratings/{post_id}', array( self::class, 'show' ), Permission::ANYONE )
				->returns( static fn() => VoteShape::state() ),
			Route::post( 'post-ratings/{post_id}', array( self::class, 'vote' ), Permission::ANYONE )
				->body( static fn() => VoteShape::vote() )
				->returns( static fn() => VoteShape::counted() ),
			Route::post( 'post-ratings/{post_id}/reason', array( self::class, 'reason' ), Permission::ANYONE )
				->body( static fn() => VoteShape::reason() )
				->returns( null, 204 ),
		);
	}

	public function show( Request $request ): Reply {
		return new Reply(
			$this->read->run( $request->id( 'post_id' ) ),
			null,
			array( 'Cache-Control' => 'public, max-age=' . self::FRESH )
		);
	}

	/** @return array<string, mixed> */
	public function vote( Request $request ): array {
		$counted = $this->cast->run( $request->id( 'post_id' ), $request->body() );
		$this->process->afterThisAnswer();
		return $counted;
	}

	public function reason( Request $request ): void {
		( $this->take )()->run( $request->id( 'post_id' ), $request->body() );
	}
}
