<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Visitor\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One response with everything known about it. */
final class SingleResponse {

	public function __construct(
		public readonly StoredResponse $response,
		public readonly ResponseStatus $status,
		public readonly Visitor $visitor,
		public readonly string $language = '',
		public readonly ?int $seconds = null
	) {}

	/** @param array<string, string|null> $row the full row; a status unknown to this version returns null */
	public static function fromRow( array $row ): ?self {
		$status  = ResponseStatus::tryFrom( (string) $row['status'] );
		$visitor = new Visitor(
			(string) $row['ip'],
			(string) $row['browser'],
			(string) $row['os'],
			(string) $row['device'],
			(string) $row['country']
		);
		$seconds = $row['seconds'] ?? null;
		return null === $status ? null : new self(
			StoredResponse::fromRow( $row ),
			$status,
			$visitor,
			(string) ( $row['language'] ?? '' ),
			null === $seconds ? null : (int) $seconds
		);
	}
}
