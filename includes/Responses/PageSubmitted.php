<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\Validation\Format;
use UserFeedback\Contract\Validation\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The page an answer came from, as the browser told it: worth keeping, never to be trusted. */
final class PageSubmitted {

	/** What browsers leave as it is in some part of an address; of all else only a program sends it unencoded. */
	private const LEFT = array(
		"'"  => '%27',
		'\\' => '%5C',
	);

	/**
	 * @param string $name plain text.
	 * @param string $url absolute http(s) address, or empty.
	 */
	private function __construct( public readonly int $id, public readonly string $name, public readonly string $url ) {}

	/** An address that is none is left out, because a strange page must not cost an answer. */
	public static function of( int $id, string $name, string $url ): self {
		$address = strtr( $url, self::LEFT );
		$isKept  = Format::fits( 'uri', $address ) && Text::length( $address ) <= Limits::URL;
		return new self( $id, Text::tidied( $name ), $isKept ? $address : '' );
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
