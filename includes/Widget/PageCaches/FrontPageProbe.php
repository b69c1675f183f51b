<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Requests the site's front page twice, as a visitor: a page cache shows itself in the second response. */
final class FrontPageProbe {

	/** Headers that say HIT for a page that did not come from WordPress but from a host, proxy or network in front of it. */
	private const HITS = array(
		'cf-cache-status',
		'x-cache',
		'x-cache-status',
		'x-fastcgi-cache',
		'x-kinsta-cache',
		'x-litespeed-cache',
		'x-nginx-cache',
		'x-proxy-cache',
		'x-sucuri-cache',
		'x-vercel-cache',
		'x-wpe-cached',
	);

	/** Seconds. */
	private const PATIENCE = 5;

	/** Seconds. A page older than this at its request was not generated for it. */
	private const OLD = 5;

	/** @return bool|null null if the page can't be fetched. */
	public function isKept(): ?bool {
		$first = $this->asked();
		if ( null === $first ) {
			return null;
		}
		$second = $this->asked() ?? $first;
		return self::tells( $second['headers'] ) || $second['made_at'] > 0 && $second['made_at'] < time() - self::OLD;
	}

	/** @param array<string, string> $headers by lowercase name. */
	public static function tells( array $headers ): bool {
		foreach ( self::HITS as $name ) {
			if ( str_contains( strtolower( $headers[ $name ] ?? '' ), 'hit' ) ) {
				return true;
			}
		}
		$ids = preg_split( '/\s+/', trim( $headers['x-varnish'] ?? '' ) );
		return (int) ( $headers['age'] ?? 0 ) > 0
			|| (int) ( $headers['x-cache-hits'] ?? 0 ) > 0
			|| ( is_array( $ids ) && count( $ids ) > 1 );
	}

	/** @return array{headers: array<string, string>, made_at: int}|null */
	private function asked(): ?array {
		$answer = wp_remote_get(
			home_url( '/' ),
			array(
				'timeout'   => self::PATIENCE,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify' => true === apply_filters( 'https_local_ssl_verify', false ),
			)
		);
		if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			return null;
		}
		$headers = array();
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( (string) $name ) ] = is_array( $value )
				? implode( ', ', array_filter( $value, 'is_string' ) )
				: ( is_string( $value ) ? $value : '' );
		}
		return array(
			'headers' => $headers,
			'made_at' => 1 === preg_match( '/"made_at":(\d+)/', wp_remote_retrieve_body( $answer ), $found ) ? (int) $found[1] : 0,
		);
	}
}
