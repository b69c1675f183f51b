<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Health;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The result of a test. A problem has a button that fixes it or leads to the fix. */
final class HealthResult {

	private function __construct(
		private readonly string $status,
		private readonly string $label,
		private readonly string $text,
		private readonly string $button
	) {}

	/** @param string $button HTML; empty if no action is needed. */
	public static function good( string $label, string $text, string $button = '' ): self {
		return new self( 'good', $label, $text, $button );
	}

	/** @param non-empty-string $button HTML. */
	public static function recommended( string $label, string $text, string $button ): self {
		return new self( 'recommended', $label, $text, $button );
	}

	/** @param non-empty-string $button HTML. */
	public static function critical( string $label, string $text, string $button ): self {
		return new self( 'critical', $label, $text, $button );
	}

	/**
	 * @return array{
	 *     label: string,
	 *     status: string,
	 *     badge: array{label: string, color: string},
	 *     description: string,
	 *     actions: string,
	 *     test: string,
	 * } as WordPress's `site_status_tests` wants it.
	 */
	public function toArray( string $test ): array {
		return array(
			'label'       => $this->label,
			'status'      => $this->status,
			'badge'       => array(
				'label' => __( 'UserFeedback', 'userfeedback' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $this->text ) . '</p>',
			'actions'     => $this->button,
			'test'        => $test,
		);
	}
}
