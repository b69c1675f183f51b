<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Surveys\Storage\SurveyRepository;
use WP_User;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists who has a survey open. Browsers report this repeatedly and get the other editors in return. */
final class EditorsController {

	public function __construct( private readonly SurveyRepository $surveys, private readonly EditorRepository $editors ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/editing', array( self::class, 'stay' ), Permission::EDIT )
				->returns( static fn() => EditingShape::editors() ),
			Route::delete( 'surveys/{id}/editing', array( self::class, 'leave' ), Permission::EDIT )
				->returns( null, 204 ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError not found.
	 */
	public function stay( Request $request ): array {
		$this->surveys->mustHave( $request->id() );
		$this->editors->stay( $request->id(), get_current_user_id() );
		return array( 'editors' => $this->named( $this->editors->others( $request->id(), get_current_user_id() ) ) );
	}

	/**
	 * @return null PHP before 8.2 has no `null` return type.
	 * @throws RequestError not found.
	 */
	public function leave( Request $request ): mixed {
		$this->surveys->mustHave( $request->id() );
		$this->editors->leave( $request->id(), get_current_user_id() );
		return null;
	}

	/**
	 * @param list<Editor> $editors
	 * @return list<array{user_id: int, name: string, since: string}> editors whose account still exists.
	 */
	private function named( array $editors ): array {
		cache_users( array_map( static fn( Editor $editor ): int => $editor->userId, $editors ) ); // Loads all in one query.
		$named = array();
		foreach ( $editors as $editor ) {
			$user = get_userdata( $editor->userId );
			if ( $user instanceof WP_User ) {
				$named[] = array(
					'user_id' => $editor->userId,
					'name'    => $user->display_name,
					'since'   => Clock::toApi( $editor->since ),
				);
			}
		}
		return $named;
	}
}
