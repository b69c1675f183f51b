<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\Recall;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The thank-you message or redirect after the last question.
 *
 * @phpstan-type Page array{id: int, label: string}
 * @phpstan-type Button array{label: string, page: array{id: int, label: string}}
 */
final class ThankYou {

	/**
	 * @param string                  $type       one of ThankYouShape::TYPES.
	 * @param Page|null               $redirectTo
	 * @param list<RedirectCondition> $conditions
	 * @param Button|null             $button below the message.
	 */
	public function __construct(
		public readonly string $message,
		public readonly string $type = 'message',
		public readonly ?array $redirectTo = null,
		public readonly array $conditions = array(),
		public readonly ?array $button = null
	) {}

	/** @param array<array-key, mixed> $stored from toArray(), or as it was sent. */
	public static function fromArray( array $stored ): self {
		$message    = is_string( $stored['message'] ?? null ) ? Text::tidied( $stored['message'] ) : '';
		$conditions = is_array( $stored['conditions'] ?? null ) ? $stored['conditions'] : array();

		return new self(
			'' === $message ? self::defaultMessage() : $message,
			is_string( $stored['type'] ?? null ) ? $stored['type'] : 'message',
			self::page( $stored['redirect_to'] ?? null ),
			array_values( array_filter( array_map( self::condition( ... ), $conditions ) ) ),
			self::button( $stored['button'] ?? null )
		);
	}

	private static function condition( mixed $stored ): ?RedirectCondition {
		return RedirectCondition::fromArray( $stored );
	}

	/** @return Button|null */
	private static function button( mixed $stored ): ?array {
		$label = is_array( $stored ) && is_string( $stored['label'] ?? null ) ? OwnerText::line( $stored['label'] ) : '';
		$page  = is_array( $stored ) ? self::page( $stored['page'] ?? null ) : null;
		return '' === $label || null === $page ? null : array(
			'label' => $label,
			'page'  => $page,
		);
	}

	/** @return Page|null */
	public static function page( mixed $stored ): ?array {
		if ( ! is_array( $stored ) || ! is_int( $stored['id'] ?? null ) || ! is_string( $stored['label'] ?? null ) ) {
			return null;
		}
		return array(
			'id'    => $stored['id'],
			'label' => OwnerText::line( $stored['label'] ),
		);
	}

	/** Returns the message only, without redirects. */
	public function asMessage(): self {
		return new self( $this->message, button: $this->button );
	}

	/** Returns it without inserted answers. */
	public function plain(): self {
		return $this->recalls()
			? new self( Recall::filled( $this->message ), $this->type, $this->redirectTo, $this->conditions, $this->button )
			: $this;
	}

	/**
	 * Removes conditions about other questions than these. Keeps conditions without a question yet.
	 *
	 * @param list<string> $questionIds
	 */
	public function about( array $questionIds ): self {
		$left = array_filter(
			$this->conditions,
			static fn( RedirectCondition $condition ): bool => in_array( $condition->when->questionId, array( '', ...$questionIds ), true )
		);
		return new self( $this->message, $this->type, $this->redirectTo, array_values( $left ), $this->button );
	}

	/** @param array<string, string> $ids old question id to new. */
	public function rewired( array $ids ): self {
		$rewire  = static fn( RedirectCondition $condition ): RedirectCondition => new RedirectCondition(
			new Condition(
				$ids[ $condition->when->questionId ] ?? $condition->when->questionId,
				$condition->when->compare,
				$condition->when->value
			),
			$condition->page
		);
		$message = Recall::rewired( $this->message, $ids );
		return new self( $message, $this->type, $this->redirectTo, array_map( $rewire, $this->conditions ), $this->button );
	}

	/**
	 * @return array{
	 *     type: string,
	 *     message: string,
	 *     button: Button|null,
	 *     redirect_to: Page|null,
	 *     conditions: list<array<string, mixed>>,
	 * } as stored and shown.
	 */
	public function toArray(): array {
		return array(
			'type'        => $this->type,
			'message'     => $this->message,
			'button'      => $this->button,
			'redirect_to' => $this->redirectTo,
			'conditions'  => array_map( static fn( RedirectCondition $condition ): array => $condition->toArray(), $this->conditions ),
		);
	}

	/** True if the message has inserted answers. */
	public function recalls(): bool {
		return str_contains( $this->message, '{{' ) && array() !== Recall::tokens( $this->message );
	}

	public static function defaultMessage(): string {
		return __( 'Thanks for your feedback!', 'userfeedback' );
	}
}
