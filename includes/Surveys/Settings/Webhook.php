<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Contract\Validation\OwnerText;
use UserFeedback\Contract\WebhookField;
use UserFeedback\Settings\Seal;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One webhook as the owner defined it. Its secret, and what its headers hold, never leaves the server.
 *
 * @phpstan-type Row array{key: string, value: string}
 */
final class Webhook {

	/**
	 * @param string      $sealed     the stored secret, see Settings\Seal; empty when there is none.
	 * @param string|null $newSecret one that was sent; null: the stored one stays.
	 * @param list<WebhookHeader> $headers
	 * @param list<Row>   $body       values are question ids, of WebhookField, or empty.
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

	/** @param array<array-key, mixed> $given as it was stored, or sent and checked against NotificationsShape. */
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

	/** As it will be stored: with an id, and with the secret and the values of headers it had where none was sent. */
	public function after( ?self $stored, string $newId ): self {
		$sealed  = null === $this->newSecret ? $stored->sealed ?? '' : Seal::close( $this->newSecret );
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

	/** Its requests would go to another address. */
	public function isMovedFrom( self $stored ): bool {
		return ! in_array( $this->url, array( $stored->url, $stored->coveredUrl() ), true );
	}

	/** It would go on with a secret that was given for other requests. */
	public function keepsSecretOf( self $stored ): bool {
		return null === $this->newSecret && '' !== $stored->sealed;
	}

	/** The same for whoever gets it: what is sealed counts as what it holds. */
	public function equals( self $other ): bool {
		return $this->toArray() === $other->toArray()
			&& $this->secret() === $other->secret()
			&& array_map( static fn( WebhookHeader $header ): ?string => $header->value(), $this->headers ) === array_map(
				static fn( WebhookHeader $header ): ?string => $header->value(),
				$other->headers
			);
	}

	/** What deliveries are signed with; null when there is none that can be opened. */
	public function secret(): ?string {
		return Seal::open( $this->sealed );
	}

	/**
	 * Not when its secret or a header cannot be opened, because the site's salts changed: a receiver would take it for
	 * a forgery, or worse, not.
	 */
	public function mayBeDelivered(): bool {
		$closed = array_filter( $this->headers, static fn( WebhookHeader $header ): bool => null === $header->value() );
		return array() === $closed && ( '' === $this->sealed || null !== $this->secret() );
	}

	/**
	 * Asking only for these questions, and for what is no question; a row keeps its key when its question is gone.
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
	 * @return array<string, mixed> as the owner sees it: whether there is a secret that can be used, and not which.
	 */
	public function toArray( bool $withUrl = true ): array {
		$shown   = $this->with( array_map( static fn( WebhookHeader $header ): array => $header->toArray(), $this->headers ) );
		$covered = $withUrl ? array() : array( 'request_url' => $this->coveredUrl() );
		return array( ...$shown, ...$covered, 'has_secret' => null !== $this->secret() );
	}

	/** Only scheme and host. When it is sent back, the stored address stays, see isMovedFrom(). */
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

	/** @param callable(string): string $change of each value. */
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
