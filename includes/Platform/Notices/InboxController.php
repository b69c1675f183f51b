<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class InboxController {

	public function __construct( private readonly Inbox $inbox ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'notifications', array( self::class, 'index' ), Permission::EDIT_OR_SETTINGS )
				->returns( static fn() => InboxShape::state() ),
			Route::post( 'notifications/{id}/dismiss', array( self::class, 'dismiss' ), Permission::EDIT_OR_SETTINGS )
				->path( array( 'id' => static fn() => InboxShape::id() ) )
				->returns( static fn() => InboxShape::state() ),
			Route::post( 'notifications/action', array( self::class, 'act' ), Permission::EDIT_OR_SETTINGS )
				->body( static fn() => InboxShape::actionBody() )
				->returns( static fn() => InboxShape::acted() ),
		);
	}

	/** @return array<string, mixed> */
	public function index(): array {
		$shown = static fn( InboxMessage $one ): array => $one->toArray();

		return array(
			'notifications' => array_map( $shown, $this->inbox->open() ),
			'dismissed'     => array_map( $shown, $this->inbox->dismissed() ),
			'view_url'      => admin_url( 'admin.php?page=userfeedback_surveys' ),
			'sidebar_url'   => admin_url( 'admin.php?page=userfeedback_surveys&open=userfeedback_notifications' ),
		);
	}

	/** @return array<string, mixed> */
	public function dismiss( Request $request ): array {
		$id = $request->word( 'id' );
		if ( InboxShape::ALL === $id ) {
			$this->inbox->dismiss( ...$this->inbox->open() );
		} else {
			$found = $this->inbox->find( $id );
			$this->inbox->dismiss( $found ?? throw RequestError::notFound( "There is no notification $id.", 'notification' ) );
		}
		return $this->index();
	}

	/** @return array<string, mixed> */
	public function act( Request $request ): array {
		[ 'class' => $className, 'action' => $action ] = $request->body();

		if ( ! is_string( $className ) || ( InboxShape::ACTIONS[ $className ] ?? null ) !== $action ) {
			throw new ValidationFailed( array( new Violation( 'action', 'unknown' ) ) );
		}
		$pressed = $this->inbox->withAction( "$className.$action" ) ?? throw RequestError::notFound( 'It was dismissed.', 'notification' );
		$this->inbox->dismiss( $pressed );
		return array( 'redirect_to' => $pressed->url );
	}
}
