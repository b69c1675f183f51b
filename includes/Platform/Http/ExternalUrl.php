<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The URL of another server, in parts, so that the connection uses exactly what was checked. See ParseExternalUrl. */
final class ExternalUrl {

	/**
	 * @param string $scheme http or https.
	 * @param string $host   in lowercase ASCII without a trailing dot; an IPv6 address is in brackets.
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

	/** Returns the server's IP address if the host is one, not a name. */
	public function ip(): ?string {
		$bare = trim( $this->host, '[]' );
		return false === filter_var( $bare, FILTER_VALIDATE_IP ) ? null : $bare;
	}

	/** Returns the host as a request names it, with the port unless it is the default. */
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
