<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Responses\Submit\Origin\OriginCheck;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The page a response came from, as the browser reported it: useful, but never trusted. */
final class SubmittedPage {

	/** Characters that browsers leave unencoded in some part of a URL; only programs send others unencoded. */
	private const LEFT = array(
		"'"  => '%27',
		'\\' => '%5C',
	);

	/**
	 * @param string $name plain text.
	 * @param string $url absolute http(s) URL, or empty
	 */
	private function __construct( public readonly int $id, public readonly string $name, public readonly string $url ) {}

	/** Drops an invalid URL, because an odd page must not cost a response. */
	public static function of( int $id, string $name, string $url ): self {
		$address = self::withoutInvitation( strtr( $url, self::LEFT ) );
		$isKept  = StringFormat::fits( 'uri', $address ) && Text::length( $address ) <= Limits::URL && ! self::hidesItsHost( $address );
		return new self( $id, Text::tidied( $name ), $isKept ? $address : '' );
	}

	/**
	 * Returns true if the URL is on the site itself; only then it becomes a link for owners, who are logged in.
	 *
	 * @param list<string> $hosts as OriginCheck::hostOf() returns them.
	 */
	public function isOn( array $hosts ): bool {
		return '' !== $this->url && in_array( OriginCheck::hostOf( $this->url ), $hosts, true );
	}

	/** A single-use link is a secret of its recipient, and responses from one page should have one URL. */
	private static function withoutInvitation( string $address ): string {
		return str_contains( $address, 'invitation=' )
			? rtrim( (string) preg_replace( '/([?&])invitation=[0-9a-f-]{36}(?:&|(?=#)|\z)/', '$1', $address ), '?&' )
			: $address;
	}

	/** A user name before the host, or characters that change the reading direction, can disguise a URL. */
	private static function hidesItsHost( string $address ): bool {
		return 1 === preg_match( '/\A[^:]*:\/\/[^\/?#]*@|[\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', $address );
	}

	/** @return array{id: int, name: string, url: string} */
	public function toArray(): array {
		return array(
			'id'   => $this->id,
			'name' => $this->name,
			'url'  => $this->url,
		);
	}
}
