<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Ajax\AjaxReply;
use UserFeedback\Contract\AjaxAction;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Schema\Site\NoticeShape;
use UserFeedback\Contract\Validation\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Dismisses notices, only for the current user. */
final class NoticeActions {

	/** Notices of wp-admin have their own prefix, so that the same id on a screen of the plugin is a different notice. */
	private const OF_WORDPRESS = 'wp-';

	public function __construct( private readonly NoticeRepository $notices ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'ajax_vue_remove_notice', array( self::class, 'dismiss' ), Can::EDIT_OR_VIEW, AjaxAction::NOTICES )
				->body( static fn() => NoticeShape::dismissal() )
				->returns( static fn() => NoticeShape::dismissed() ),
			AjaxAction::of(
				'ajax_vue_remove_wp_notice',
				array( self::class, 'dismissOfWordPress' ),
				Can::EDIT_OR_VIEW,
				AjaxAction::NOTICES
			)
				->body( static fn() => NoticeShape::dismissal() )
				->returns( static fn() => NoticeShape::dismissed() ),
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
		$this->notices->dismiss( $id );
		return AjaxReply::of( array( 'dismissed' => $this->notices->dismissed() ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @throws Invalid
	 */
	private function id( array $body ): string {
		$id = $body['notice_id'] ?? '';
		if ( ! is_string( $id ) || 1 !== preg_match( '/\A[a-z0-9_-]+\z/', $id ) ) {
			throw new Invalid( array( new Violation( 'notice_id', 'characters' ) ) );
		}
		return $id;
	}
}
