<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Visits\Visit;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A browser's submission to one survey, validated against the contract's shape but not trusted yet.
 *
 * @phpstan-import-type Submitted from AnswerRules
 * @phpstan-import-type SentStep from Visit
 */
final class Submission {

	/**
	 * Milliseconds from display to last answer below which a sender is not human. A person who knows the answer clicks a star
	 * after half a second; the survey itself ignores clicks for this time.
	 */
	private const FASTEST = 400;

	/** Seconds. */
	private const LONGEST = 65_535;

	/**
	 * @param list<Submitted> $answers
	 * @param string          $website value of a hidden field that only bots fill in
	 * @param int|null        $elapsed milliseconds since the survey was shown, measured by the browser; null if not measured
	 * @param int|null        $version of the survey that the visitor saw; null if the sender names none
	 * @param string          $device  as the browser reports it; empty if it doesn't
	 * @param string          $os      the same.
	 * @param string          $language of the page, such as `de-AT`; empty if missing or invalid
	 * @param array{token: string, steps: list<SentStep>}|null $visit from surveys that show where visitors leave
	 */
	private function __construct(
		public readonly array $answers,
		public readonly SubmittedPage $page,
		public readonly string $nonce,
		public readonly string $token,
		private readonly string $website,
		private readonly ?int $elapsed,
		public readonly string $language,
		public readonly ?int $version,
		public readonly string $device,
		public readonly string $os,
		public readonly ?array $visit
	) {}

	/** @param array<string, mixed> $body in the contract's shape Submission */
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
		 *     visit?: array{token: string, steps: list<SentStep>},
		 * } $body already validated
		 */
		$page = $body['page_submitted'];
		return new self(
			$body['answers'],
			SubmittedPage::of( $page['id'], $page['name'], $page['url'] ),
			$body['nonce'],
			$body['token'] ?? self::newToken(),
			$body['website'] ?? '',
			$body['elapsed'] ?? null,
			self::languageOf( $body['language'] ?? '' ),
			$body['version'] ?? null,
			$body['device'] ?? '',
			$body['os'] ?? '',
			$body['visit'] ?? null
		);
	}

	/** Creates a random id (UUID, version 4) for a sender without one: it will never repeat. */
	private static function newToken(): string {
		$bytes    = random_bytes( 16 );
		$bytes[6] = chr( ( ord( $bytes[6] ) & 0x0f ) | 0x40 );
		$bytes[8] = chr( ( ord( $bytes[8] ) & 0x3f ) | 0x80 );
		return vsprintf( '%s%s-%s-%s-%s-%s%s%s', str_split( bin2hex( $bytes ), 4 ) );
	}

	/** Rounds it, and caps it for the table. */
	public function seconds(): ?int {
		return null === $this->elapsed ? null : min( self::LONGEST, (int) round( $this->elapsed / 1000 ) );
	}

	/** Returns the language and, if present, the region of a tag. The page supplies it, so anything else returns empty. */
	public static function languageOf( string $tag ): string {
		return 1 === preg_match( '/^([a-z]{2,3})(?:[-_](?:[a-z]{4}[-_])?([a-z]{2}|\d{3}))?(?:[-_].*)?$/i', $tag, $found )
			? strtolower( $found[1] ) . ( isset( $found[2] ) ? '-' . strtoupper( $found[2] ) : '' )
			: '';
	}

	/** Returns true for bots. Spam is still stored, but hidden, and gets the usual reply: the sender learns nothing. */
	public function isSpam(): bool {
		return '' !== $this->website || ( null !== $this->elapsed && $this->elapsed < self::FASTEST );
	}
}
