<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Result of a bulk action for each survey: updated, or skipped with a reason. */
final class BulkOutcome {

	/** @var list<int> */
	private array $updated = array();

	/** @var list<array{id: int, reason: string}> */
	private array $skipped = array();

	public function updated( int ...$ids ): void {
		array_push( $this->updated, ...array_values( $ids ) );
	}

	public function skipped( int $id, string $reason ): void {
		$this->skipped[] = array(
			'id'     => $id,
			'reason' => $reason,
		);
	}

	/** @param array<int> $ids */
	public function skippedAll( array $ids, string $reason ): void {
		foreach ( $ids as $id ) {
			$this->skipped( $id, $reason );
		}
	}

	/** @return array{updated: list<int>, skipped: list<array{id: int, reason: string}>} */
	public function toArray(): array {
		return array(
			'updated' => $this->updated,
			'skipped' => $this->skipped,
		);
	}
}
