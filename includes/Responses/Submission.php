<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

/**
 * What a browser sent for one survey, after the contract's shape was checked and before anything of it is believed.
 *
 * @phpstan-import-type Submitted from AnswerRules
 */
final class Submission {

	/** @param list<Submitted> $answers */
	private function __construct(
		public readonly array $answers,
		public readonly PageSubmitted $page,
		public readonly string $nonce,
		public readonly string $token
	) {}

	/** @param array<string, mixed> $body of the contract's shape Submission. */
	public static function fromBody( array $body ): self {
		/** @var array{answers: list<Submitted>, page_submitted: array{id: int, name: string, url: string}, nonce: string, token: string} $body the router checked it. */
		$page = $body['page_submitted'];
		return new self( $body['answers'], PageSubmitted::of( $page['id'], $page['name'], $page['url'] ), $body['nonce'], $body['token'] );
	}
}
