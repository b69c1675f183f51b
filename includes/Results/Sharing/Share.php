<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A link that shows chosen results of one survey to anyone who has it. */
final class Share {

	/** Stored expiry date of a link that does not expire. */
	public const NEVER = '9999-12-31 00:00:00';

	/**
	 * @param list<string> $questionIds
	 * @param bool         $texts true to show typed texts
	 * @param int          $days  the last days, including today; 0 for all time
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly int $userId,
		public readonly string $token,
		public readonly array $questionIds,
		public readonly bool $texts,
		public readonly int $days,
		public readonly DateTimeImmutable $createdAt,
		public readonly ?DateTimeImmutable $expiresAt
	) {}

	/** @param array<string, string|null> $row from `uf_shares` */
	public static function ofRow( array $row ): self {
		$questions = json_decode( (string) $row['questions'], true );
		return new self(
			(int) $row['id'],
			(int) $row['survey_id'],
			(int) $row['user_id'],
			(string) $row['token'],
			is_array( $questions ) ? array_values( array_filter( $questions, 'is_string' ) ) : array(),
			'1' === $row['texts'],
			(int) $row['days'],
			Clock::fromStored( (string) $row['created_at'] ),
			self::NEVER === $row['expires_at'] ? null : Clock::fromStored( (string) $row['expires_at'] )
		);
	}
}
