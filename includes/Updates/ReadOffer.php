<?php
declare(strict_types=1);

namespace UserFeedback\Updates;

use UserFeedback\Updates\Signing\Offer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Asks the publisher what there is. Nothing of the site is told but that it asks; one that hangs costs a few seconds. */
final class ReadOffer {

	private const SECONDS = 5;

	/** Bytes of an answer. */
	private const LONGEST = 65536;

	public function __construct( private readonly string $address, private readonly string $publicKey ) {}

	/** @return Offer|null null where there is none that the publisher signed. */
	public function run(): ?Offer {
		if ( '' === $this->address || '' === $this->publicKey ) {
			return null;
		}
		$answer = wp_remote_get(
			$this->address,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::LONGEST,
				'user-agent'          => 'UserFeedback', // WordPress's own has the site's address in it.
			)
		);
		return 200 === wp_remote_retrieve_response_code( $answer ) ? $this->known( wp_remote_retrieve_body( $answer ) ) : null;
	}

	/**
	 * One that was kept, as if it had just come: whoever writes into the database cannot change it.
	 *
	 * @param string $text Offer::$text
	 */
	public function known( string $text ): ?Offer {
		$offer = Offer::read( $text, $this->publicKey );
		return null !== $offer && UpdateAddress::mayFetch( $offer->package, $this->address ) ? $offer : null;
	}
}
