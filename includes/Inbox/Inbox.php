<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Contract\Can;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What is in the inbox now: facts that hold, apart those that were dismissed. */
final class Inbox {

	public function __construct(
		private readonly FirstResponsesQuery $firstResponses,
		private readonly DismissedRepository $dismissed
	) {}

	/** @return list<Kind> */
	public function open(): array {
		return array_values( array_filter( $this->facts(), fn( Kind $kind ): bool => ! $this->dismissed->has( $kind ) ) );
	}

	/** @return list<Kind> */
	public function dismissed(): array {
		return array_values( array_filter( $this->facts(), fn( Kind $kind ): bool => $this->dismissed->has( $kind ) ) );
	}

	public function dismiss( Kind ...$kinds ): void {
		$this->dismissed->add( ...$kinds );
	}

	/** @return list<Kind> */
	private function facts(): array {
		return array_values( array_filter( Kind::cases(), array( $this, 'holds' ) ) );
	}

	private function holds( Kind $kind ): bool {
		return match ( $kind ) {
			Kind::FIRST_RESPONSES => current_user_can( Can::VIEW->value ) && $this->firstResponses->areIn(),
		};
	}
}
