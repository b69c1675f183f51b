<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Responses\PageSubmitted;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What a browser sent for one survey, after the contract's shape was checked and before anything of it is believed.
 *
 * @phpstan-import-type Submitted from AnswerRules
 */
final class Submission {

	/**
	 * Milliseconds between a survey's showing and its last answer that no person is faster than. A person who knows the answer
	 * clicks a star after half a second; the card itself is deaf for as long as this.
	 */
	private const FASTEST = 400;

	/** Seconds. */
	private const LONGEST = 65_535;

	/**
	 * @param list<Submitted> $answers
	 * @param string          $website what stands in a field that nobody sees: only a program fills it in.
	 * @param int|null        $elapsed milliseconds since the survey was shown, as the browser counted; null when it did not.
	 * @param int|null        $version of the survey that the visitor saw; null when the sender names none.
	 * @param string          $device  what the browser took itself for; empty where it did not say.
	 * @param string          $os      the same.
	 * @param string          $language of the page, as `de-AT`; empty where it says none that is one.
	 */
	private function __construct(
		public readonly array $answers,
		public readonly PageSubmitted $page,
		public readonly string $nonce,
		public readonly string $token,
		private readonly string $website,
		private readonly ?int $elapsed,
		public readonly string $language,
		public readonly ?int $version,
		public readonly string $device,
		public readonly string $os
	) {}

	/** @param array<string, mixed> $body of the contract's shape Submission. */
	public static function fromBody( array $body ): self {
		/**
		 * @var array{
		 *     answers: list<Submitted>,
		 *     page_submitted: array{id: int, name: string, url: string},
		 *     nonce: string,
		 *     token?: string,
		 *     website?: string,
		 *     elapsed?: int,
		 *     language?: string,
		 *     version?: int,
		 *     device?: string,
		 *     os?: string,
		 * } $body it was checked.
		 */
		$page = $body['page_submitted'];
		return new self(
			$body['answers'],
			PageSubmitted::of( $page['id'], $page['name'], $page['url'] ),
			$body['nonce'],
			$body['token'] ?? self::newToken(),
			$body['website'] ?? '',
			$body['elapsed'] ?? null,
			self::languageOf( $body['language'] ?? '' ),
			$body['version'] ?? null,
			$body['device'] ?? '',
			$body['os'] ?? ''
		);
	}

	/** A random id (UUID, version 4), for a sender that names none: nothing will repeat it. */
	private static function newToken(): string {
		$bytes    = random_bytes( 16 );
		$bytes[6] = chr( ( ord( $bytes[6] ) & 0x0f ) | 0x40 );
		$bytes[8] = chr( ( ord( $bytes[8] ) & 0x3f ) | 0x80 );
		return vsprintf( '%s%s-%s-%s-%s-%s%s%s', str_split( bin2hex( $bytes ), 4 ) );
	}

	/** Rounded, up to what the table takes. */
	public function seconds(): ?int {
		return null === $this->elapsed ? null : min( self::LONGEST, (int) round( $this->elapsed / 1000 ) );
	}

	/** The language and, where there is one, the region of a tag; a page's own word, so anything else is none. */
	private static function languageOf( string $tag ): string {
		return 1 === preg_match( '/^([a-z]{2,3})(?:[-_](?:[a-z]{4}[-_])?([a-z]{2}|\d{3}))?(?:[-_].*)?$/i', $tag, $found )
			? strtolower( $found[1] ) . ( isset( $found[2] ) ? '-' . strtoupper( $found[2] ) : '' )
			: '';
	}

	/** No person sent it. It is stored all the same, out of sight, and answered like any other: who sent it learns nothing. */
	public function isSpam(): bool {
		return '' !== $this->website || ( null !== $this->elapsed && $this->elapsed < self::FASTEST );
	}
}
