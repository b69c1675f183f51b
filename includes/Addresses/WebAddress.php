<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An address of another server, in its parts: what is checked is what is connected to. See ReadAddress. */
final class WebAddress {

	/**
	 * @param string $scheme http or https.
	 * @param string $host   in small ASCII letters without a dot at its end; an IPv6 address stands in brackets.
	 * @param string $path   with the query; begins with a slash.
	 */
	public function __construct(
		public readonly string $scheme,
		public readonly string $host,
		public readonly int $port,
		public readonly string $path
	) {}

	public function isSecure(): bool {
		return 'https' === $this->scheme;
	}

	/** Of the server, where it is given by that and not by a name. */
	public function ip(): ?string {
		$bare = trim( $this->host, '[]' );
		return false === filter_var( $bare, FILTER_VALIDATE_IP ) ? null : $bare;
	}

	/** The server as a request names it: the port where it is not the usual one. */
	public function server(): string {
		return $this->host . ( ( $this->isSecure() ? 443 : 80 ) === $this->port ? '' : ":$this->port" );
	}

	public function url(): string {
		return "$this->scheme://{$this->server()}$this->path";
	}

	public function query(): string {
		return explode( '?', $this->path, 2 )[1] ?? '';
	}
}
