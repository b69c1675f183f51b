<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxReply;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Dismisses notices, only for the current user. */
final class DismissalActions {

	/** Notices of wp-admin have their own prefix, so that the same id on a screen of the plugin is a different notice. */
	private const OF_WORDPRESS = 'wp-';

	public function __construct( private readonly UserDismissalRepository $dismissals ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'ajax_vue_remove_notice', array( self::class, 'dismiss' ), Permission::EDIT_OR_VIEW, AjaxAction::NOTICES )
				->body( static fn() => DismissalShape::dismissal() )
				->returns( static fn() => DismissalShape::dismissed() ),
			AjaxAction::of(
				'ajax_vue_remove_wp_notice',
				array( self::class, 'dismissOfWordPress' ),
				Permission::EDIT_OR_VIEW,
				AjaxAction::NOTICES
			)
				->body( static fn() => DismissalShape::dismissal() )
				->returns( static fn() => DismissalShape::dismissed() ),
		);
	}

	/** @param array<string, mixed> $body */
	public function dismiss( array $body ): AjaxReply {
		return $this->dismissed( $this->id( $body ) );
	}

	/** @param array<string, mixed> $body */
	public function dismissOfWordPress( array $body ): AjaxReply {
		return $this->dismissed( self::OF_WORDPRESS . $this->id( $body ) );
	}

	private function dismissed( string $id ): AjaxReply {
		$this->dismissals->dismiss( $id );
		return AjaxReply::of( array( 'dismissed' => $this->dismissals->dismissed() ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @throws ValidationFailed
	 */
	private function id( array $body ): string {
		$id = $body['notice_id'] ?? '';
		if ( ! is_string( $id ) || 1 !== preg_match( '/\A[a-z0-9_-]+\z/', $id ) ) {
			throw new ValidationFailed( array( new Violation( 'notice_id', 'characters' ) ) );
		}
		return $id;
	}
}
