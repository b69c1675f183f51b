<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Surveys\Questions\ConditionalLogic;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The recipients and webhooks of one survey. */
final class Notifications {

	/**
	 * @param list<Webhook> $webhooks
	 * @param string        $frequency one of NotificationsShape::FREQUENCIES.
	 */
	public function __construct(
		public readonly bool $emailActive = true,
		public readonly string $addresses = '',
		public readonly ConditionalLogic $emailLogic = new ConditionalLogic( false, 'send' ),
		public readonly bool $webhooksActive = false,
		public readonly array $webhooks = array(),
		public readonly string $frequency = 'response'
	) {}

	/** @param array<array-key, mixed> $given from toStored(), or as it was sent; missing parts are taken from `$before`. */
	public static function fromArray( array $given, self $before = new self() ): self {
		$email    = is_array( $given['email'] ?? null ) ? $given['email'] : null;
		$webhook  = is_array( $given['webhook'] ?? null ) ? $given['webhook'] : null;
		$webhooks = is_array( $webhook['webhooks'] ?? null ) ? array_values( array_filter( $webhook['webhooks'], 'is_array' ) ) : array();

		return new self(
			null === $email ? $before->emailActive : true === ( $email['active'] ?? true ),
			null === $email ? $before->addresses : self::addresses( $email['addresses'] ?? null ),
			null === $email ? $before->emailLogic : ConditionalLogic::fromArray( $email['logic'] ?? null, 'enable', 'send' ),
			null === $webhook ? $before->webhooksActive : true === ( $webhook['active'] ?? false ),
			null === $webhook ? $before->webhooks : array_map( array( Webhook::class, 'fromArray' ), $webhooks ),
			null === $email ? $before->frequency : self::frequency( $email['frequency'] ?? null )
		);
	}

	private static function addresses( mixed $given ): string {
		return is_string( $given ) ? OwnerText::plain( $given ) : '';
	}

	public function webhook( string $id ): ?Webhook {
		foreach ( $this->webhooks as $webhook ) {
			if ( $webhook->id === $id ) {
				return $webhook;
			}
		}
		return null;
	}

	/** Returns true for the same webhooks. */
	public function hasWebhooksOf( self $other ): bool {
		return $this->equals( $this->withWebhooks( $other->webhooks, $other->webhooksActive ) );
	}

	/** Returns true if both send the same notifications. */
	public function equals( self $other ): bool {
		$same = $this->toArray() === $other->toArray(); // So the number and order of webhooks are the same.
		foreach ( $same ? $this->webhooks : array() as $index => $webhook ) {
			$same = $same && $webhook->equals( $other->webhooks[ $index ] );
		}
		return $same;
	}

	public function withEmailLogic( ConditionalLogic $logic ): self {
		return new self( $this->emailActive, $this->addresses, $logic, $this->webhooksActive, $this->webhooks, $this->frequency );
	}

	/** @param list<Webhook> $webhooks */
	public function withWebhooks( array $webhooks, ?bool $active = null ): self {
		return new self(
			$this->emailActive,
			$this->addresses,
			$this->emailLogic,
			$active ?? $this->webhooksActive,
			$webhooks,
			$this->frequency
		);
	}

	/** @return list<string> one address per mailbox, without names or spaces around it. */
	public function recipients(): array {
		return OwnerText::emails( $this->addresses );
	}

	/**
	 * @param bool $withUrls include webhook URLs, see Webhook::toArray().
	 * @return array<string, mixed> NotificationsShape::stored(), without secrets.
	 */
	public function toArray( bool $withUrls = true ): array {
		return $this->with( array_map( static fn( Webhook $webhook ): array => $webhook->toArray( $withUrls ), $this->webhooks ) );
	}

	/** @return array<string, mixed> */
	public function toStored(): array {
		return $this->with( array_map( static fn( Webhook $webhook ): array => $webhook->toStored(), $this->webhooks ) );
	}

	/**
	 * @param list<array<string, mixed>> $webhooks
	 * @return array<string, mixed>
	 */
	private function with( array $webhooks ): array {
		return array(
			'email'   => array(
				'active'    => $this->emailActive,
				'addresses' => $this->addresses,
				'frequency' => $this->frequency,
				'logic'     => array( 'enable' => $this->emailLogic->enabled ) + $this->emailLogic->toArray(),
			),
			'webhook' => array(
				'active'   => $this->webhooksActive,
				'webhooks' => $webhooks,
			),
		);
	}

	private static function frequency( mixed $given ): string {
		// The default is checked without loading the shape, which visitors' pages don't need.
		return 'response' !== $given && in_array( $given, NotificationsShape::FREQUENCIES, true ) ? $given : 'response';
	}
}
