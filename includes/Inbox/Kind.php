<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Every notification there can be. Each is made of a fact that is looked up when the inbox is read, so there is nothing
 * to store but that it was seen.
 */
enum Kind: string {
	case FIRST_RESPONSES = 'first_responses';

	/** The kind whose button was pressed; null where the plugin has no such action. */
	public static function ofAction( string $className, string $action ): ?self {
		return match ( "$className.$action" ) {
			'results.read' => self::FIRST_RESPONSES,
			default        => null,
		};
	}

	/** Where its action leads. */
	public function target(): string {
		return match ( $this ) {
			self::FIRST_RESPONSES => admin_url( 'admin.php?page=userfeedback_results' ),
		};
	}

	/** @return array<string, mixed> InboxShape. */
	public function toArray(): array {
		return match ( $this ) {
			self::FIRST_RESPONSES => array(
				'id'       => $this->value,
				'category' => 'responses',
				'icon'     => 'success',
				'title'    => __( 'Your first ten responses are in', 'userfeedback' ),
				'content'  => __( 'Ten visitors have answered your surveys. See what they said.', 'userfeedback' ),
				'buttons'  => array( $this->button( __( 'Read the responses', 'userfeedback' ), 'results', 'read' ) ),
			),
		};
	}

	/** @return array<string, mixed> */
	private function button( string $text, string $className, string $action ): array {
		return array(
			'text'        => $text,
			'type'        => 'action',
			'url'         => $this->target(),
			'is_external' => false,
			'class'       => $className,
			'action'      => $action,
		);
	}
}
