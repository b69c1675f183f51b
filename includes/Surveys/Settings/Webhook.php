<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Platform\Secrets\Encryption;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A webhook as the owner set it up. Its secret and header values never leave the server.
 *
 * @phpstan-type Row array{key: string, value: string}
 */
final class Webhook {

	/**
	 * @param string      $sealed     the stored secret, see Secrets\Encryption; empty if there is none.
	 * @param string|null $newSecret a secret that was sent; null keeps the stored one.
	 * @param list<WebhookHeader> $headers
	 * @param list<Row>   $body       values are question IDs, of WebhookField, or empty.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $url,
		public readonly string $method,
		public readonly string $format,
		private readonly string $sealed,
		private readonly ?string $newSecret,
		public readonly array $headers,
		public readonly array $body
	) {}

	/** @param array<array-key, mixed> $given as stored, or as sent and checked against NotificationsShape. */
	public static function fromArray( array $given ): self {
		$text = static fn( string $name, string $default = '' ): string => is_string( $given[ $name ] ?? null )
			? $given[ $name ]
			: $default;

		return new self(
			$text( 'id' ),
			OwnerText::line( $text( 'name' ) ),
			OwnerText::address( $text( 'request_url' ) ),
			$text( 'request_method', 'POST' ),
			$text( 'request_format', 'JSON' ),
			$text( 'sealed' ),
			is_string( $given['secret'] ?? null ) ? $given['secret'] : null,
			array_map( array( WebhookHeader::class, 'fromArray' ), self::arrays( $given['headers'] ?? null ) ),
			self::rows( $given['body'] ?? null )
		);
	}

	/** Returns the webhook to store: with an ID, and with the stored secret and header values where none were sent. */
	public function after( ?self $stored, string $newId ): self {
		$sealed  = null === $this->newSecret ? $stored->sealed ?? '' : Encryption::close( $this->newSecret );
		$headers = WebhookHeader::after( $this->headers, $stored->headers ?? array() );
		return new self(
			'' === $this->id ? $newId : $this->id,
			$this->name,
			null === $stored || $this->isMovedFrom( $stored ) ? $this->url : $stored->url,
			$this->method,
			$this->format,
			$sealed,
			null,
			$headers,
			$this->body
		);
	}

	/** Returns false if the data goes into the query. */
	public function hasBody(): bool {
		return ! in_array( $this->method, array( 'GET', 'DELETE' ), true );
	}

	/** Returns true if one request has several responses. */
	public function sendsBatches(): bool {
		return NotificationsShape::BATCH_FORMAT === $this->format && $this->hasBody();
	}

	/** True if requests would go to another address. */
	public function isMovedFrom( self $stored ): bool {
		return ! in_array( $this->url, array( $stored->url, $stored->coveredUrl() ), true );
	}

	/** Returns true if it would keep a secret that was set for the stored webhook. */
	public function keepsSecretOf( self $stored ): bool {
		return null === $this->newSecret && '' !== $stored->sealed;
	}

	/** Returns true for the same requests: compares encrypted values by content. */
	public function equals( self $other ): bool {
		return $this->toArray() === $other->toArray()
			&& $this->secret() === $other->secret()
			&& array_map( static fn( WebhookHeader $header ): ?string => $header->value(), $this->headers ) === array_map(
				static fn( WebhookHeader $header ): ?string => $header->value(),
				$other->headers
			);
	}

	/** Returns the key that signs deliveries; null if there is none or it can't be decrypted. */
	public function secret(): ?string {
		return Encryption::open( $this->sealed );
	}

	/**
	 * Returns false if its secret or a header can't be decrypted because the site's salts changed: a receiver would reject the
	 * request as a forgery or, worse, accept it.
	 */
	public function mayBeDelivered(): bool {
		$closed = array_filter( $this->headers, static fn( WebhookHeader $header ): bool => null === $header->value() );
		return array() === $closed && ( '' === $this->sealed || null !== $this->secret() );
	}

	/**
	 * Keeps only references to these questions and to fields other than questions; a row keeps its key if its question is gone.
	 *
	 * @param list<string> $questionIds
	 */
	public function about( array $questionIds ): self {
		$known = array( ...$questionIds, ...WebhookField::values() );
		return $this->withBody( static fn( string $value ): string => in_array( $value, $known, true ) ? $value : '' );
	}

	/** @param array<string, string> $ids old question id to new. */
	public function rewired( array $ids, string $newId ): self {
		$rewired = $this->withBody( static fn( string $value ): string => $ids[ $value ] ?? $value );
		return new self(
			$newId,
			$rewired->name,
			$rewired->url,
			$rewired->method,
			$rewired->format,
			$rewired->sealed,
			null,
			$rewired->headers,
			$rewired->body
		);
	}

	/**
	 * @param bool $withUrl false for a reader who can't change webhooks: paths and queries often hold a key.
	 * @return array<string, mixed> as the owner sees it: whether there is a usable secret, but not the secret.
	 */
	public function toArray( bool $withUrl = true ): array {
		$shown   = $this->with( array_map( static fn( WebhookHeader $header ): array => $header->toArray(), $this->headers ) );
		$covered = $withUrl ? array() : array( 'request_url' => $this->coveredUrl() );
		return array( ...$shown, ...$covered, 'has_secret' => null !== $this->secret() );
	}

	/** Returns only scheme and host. If this is sent back, the stored address is kept, see isMovedFrom(). */
	private function coveredUrl(): string {
		return (string) preg_replace( '~\A([^:/]*://[^/?#]*).+\z~s', '$1/•••', $this->url );
	}

	/** @return array<string, mixed> */
	public function toStored(): array {
		return $this->with(
			array_map( static fn( WebhookHeader $header ): array => $header->toStored(), $this->headers )
		) + array( 'sealed' => $this->sealed );
	}

	/**
	 * @param list<array<string, mixed>> $headers
	 * @return array<string, mixed>
	 */
	private function with( array $headers ): array {
		return array(
			'id'             => $this->id,
			'name'           => $this->name,
			'request_url'    => $this->url,
			'request_method' => $this->method,
			'request_format' => $this->format,
			'headers'        => $headers,
			'body'           => $this->body,
		);
	}

	/** @param callable(string): string $change applied to each value. */
	private function withBody( callable $change ): self {
		$body = array_map(
			static fn( array $row ): array => array(
				'key'   => $row['key'],
				'value' => $change( $row['value'] ),
			),
			$this->body
		);
		return new self(
			$this->id,
			$this->name,
			$this->url,
			$this->method,
			$this->format,
			$this->sealed,
			$this->newSecret,
			$this->headers,
			$body
		);
	}

	/** @return list<Row> */
	private static function rows( mixed $given ): array {
		$rows = array();
		foreach ( self::arrays( $given ) as $row ) {
			if ( is_string( $row['key'] ?? null ) && is_string( $row['value'] ?? null ) ) {
				$rows[] = array(
					'key'   => $row['key'],
					'value' => $row['value'],
				);
			}
		}
		return $rows;
	}

	/** @return list<array<array-key, mixed>> */
	private static function arrays( mixed $given ): array {
		return is_array( $given ) ? array_values( array_filter( $given, 'is_array' ) ) : array();
	}
}
