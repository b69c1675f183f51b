<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Typed;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Surveys\Questions\Types\Base\TypedText;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An email address, and on request a name. */
final class Email extends TypedText {

	private const LABEL = 26;
	private const NAME  = 82;

	public function maxLength(): int {
		return Limits::EMAIL;
	}

	public function allowsName(): bool {
		return true;
	}

	public function isEmailAddress(): bool {
		return true;
	}

	public function read( mixed $given, array $options ): string|int|array|RefusedValue|null {
		$text = parent::read( $given, $options );
		if ( ! is_string( $text ) ) {
			return $text;
		}
		$address = StringFormat::asciiEmail( $text );
		return StringFormat::isEmail( $address ) && strlen( $address ) <= $this->maxLength() ? $address : new RefusedValue( 'email' );
	}

	public function sample( array $options, string $text ): string {
		return 'visitor@example.com';
	}

	public function draftHint(): string {
		return 'an e-mail address, only where the wish asks for one';
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::LABEL + self::FIELD + ( $asksForName ? self::NAME : 0 );
	}
}
