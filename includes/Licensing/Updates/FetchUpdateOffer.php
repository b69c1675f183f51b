<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Updates;

use UserFeedback\Platform\Injection\ResultOf;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Asks the publisher for the current version. Sends no data about the site; a server that hangs costs a few seconds. */
final class FetchUpdateOffer {

	private const SECONDS = 5;

	/** Maximum reply bytes. */
	private const LONGEST = 65536;

	public function __construct(
		#[ResultOf( UpdateUrl::class, 'get' )] private readonly string $address,
		#[ResultOf( ReleasePublicKey::class, 'bytes' )] private readonly string $publicKey
	) {}

	/** @return UpdateOffer|null null if there is none that the publisher signed. */
	public function run(): ?UpdateOffer {
		if ( '' === $this->address || '' === $this->publicKey ) {
			return null;
		}
		$answer = wp_remote_get(
			$this->address,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::LONGEST,
				'user-agent'          => 'UserFeedback', // WordPress's default contains the site's address.
			)
		);
		return 200 === wp_remote_retrieve_response_code( $answer ) ? $this->known( wp_remote_retrieve_body( $answer ) ) : null;
	}

	/**
	 * Returns a stored offer after checking its signature again: nobody with access to the database can change it.
	 *
	 * @param string $text UpdateOffer::$text
	 */
	public function known( string $text ): ?UpdateOffer {
		$offer = UpdateOffer::read( $text, $this->publicKey );
		return null !== $offer && UpdateUrl::mayFetch( $offer->package, $this->address ) ? $offer : null;
	}
}
