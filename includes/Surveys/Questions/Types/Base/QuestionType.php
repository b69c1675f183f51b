<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Everything that differs between question types. Each type is a class in the folder above, found through QuestionTypes, and
 * extends this class or one of the families next to it. No WordPress here.
 *
 * @phpstan-import-type Config from TypeConfig
 */
abstract class QuestionType {

	/** @var array<string, self> one object per type and config, so that types can be compared. */
	private static array $configured = array();

	/** @var Config */
	private array $config = array();

	/** @param string $name in stored surveys and in the contract */
	final public function __construct( public readonly string $name ) {}

	/** Returns the minimum number of options needed to publish a question of this type; 0 for a type without options. */
	public function minOptions(): int {
		return 0;
	}

	/** Returns the maximum number of options; null for the site's limit. */
	public function maxOptions(): ?int {
		return null;
	}

	final public function hasOptions(): bool {
		return $this->minOptions() > 0;
	}

	/** True if each option has an image next to its label. */
	public function hasImages(): bool {
		return false;
	}

	/** True if each option has an icon next to its label. */
	public function hasIcons(): bool {
		return false;
	}

	final public function hasPictures(): bool {
		return $this->hasImages() || $this->hasIcons();
	}

	/** Returns the type of each row's question, for a question with this many rows; null for a type without rows. */
	public function rowType( int $rows = 1 ): ?self {
		return null;
	}

	/** True if the answers to all rows are the numbers from 1 on, each of them once. */
	public function ranksRows(): bool {
		return false;
	}

	/** True if each visitor may get the options in a different order. */
	public function allowsRandomizing(): bool {
		return $this->hasOptions() && ! $this->isConsent();
	}

	/** A comment box makes sense only if the answer itself is not text. */
	public function allowsComment(): bool {
		return 0 === $this->maxLength() && $this->takesAnswer();
	}

	/** False for a text between questions. */
	public function takesAnswer(): bool {
		return true;
	}

	/** True if one of its options may ask for a text. */
	final public function allowsOther(): bool {
		return $this->hasOptions() && ! $this->isConsent() && null === $this->rowType();
	}

	/** True if its only option is a wording to agree to: another wording is another option. */
	public function isConsent(): bool {
		return false;
	}

	/** True if the page provides the answer, so that visitors never see the question. */
	public function isHidden(): bool {
		return false;
	}

	/** True if answers may contain personal data, so that they are never published or sent to a model. */
	public function isPrivate(): bool {
		return $this->isEmailAddress();
	}

	/** True if an image can be below the title. */
	public function allowsImage(): bool {
		return false;
	}

	/** True if the visitor may also be asked for a name. */
	public function allowsName(): bool {
		return false;
	}

	/** True if one choice is the complete answer, so that the widget may advance. */
	public function advancesOnChoice(): bool {
		return false;
	}

	/** True if a link may choose the answer; never for a consent, which visitors must give themselves. */
	final public function allowsPrefill(): bool {
		return ( $this->hasOptions() || $this->scale() > 0 ) && ! $this->isConsent();
	}

	/** True if a later text can show the answer. An email address stays off the screen, and a consent has a long wording. */
	final public function allowsRecall(): bool {
		return $this->takesAnswer() && null === $this->rowType() && ! $this->ranksRows()
			&& ! $this->isConsent() && ! $this->isEmailAddress();
	}

	/** True for types of the question-types add-on. Choices with pictures need a plan but no add-on. */
	public function isExtra(): bool {
		return false;
	}

	/** True if visitors can answer; false while the plugin of a registered type is inactive. */
	public function isActive(): bool {
		return true;
	}

	/** True if an NPS survey gets its score from a question of this type. */
	public function isScore(): bool {
		return false;
	}

	/** True if answers are counted per value and shown as a chart. Others are listed individually. */
	abstract public function isQuantitative(): bool;

	/** True if answers are whole numbers. */
	public function isNumeric(): bool {
		return false;
	}

	/** True if an answer is a date. */
	public function isDate(): bool {
		return false;
	}

	/** True if an answer is a number or a date that isn't one of a few known values. */
	final public function isTypedValue(): bool {
		return ( $this->isNumeric() || $this->isDate() ) && array() === $this->knownValues( array() );
	}

	/** Returns the position of a typed number or date among all others; null for another text, such as one of an earlier type. */
	public function orderOf( string $stored ): ?int {
		return 1 === preg_match( '/^(0|-?[1-9]\d{0,9})$/D', $stored ) ? (int) $stored : null;
	}

	/** True if an answer is a list of options. */
	public function isMultiple(): bool {
		return false;
	}

	/** True if an answer is an email address. */
	public function isEmailAddress(): bool {
		return false;
	}

	/** Returns the highest value of a scale; 0 for other types. */
	public function scale(): int {
		return 0;
	}

	/** Returns the lowest value of a scale. */
	public function lowest(): int {
		return 1;
	}

	/**
	 * Returns the type as one question's config sets it; itself if its config changes nothing. Equal configs have the same object.
	 *
	 * @param array<array-key, mixed> $config of a question, also an invalid one
	 */
	final public function configured( array $config ): self {
		$defaults = $this->defaults();
		$own      = array() === $defaults ? array() : TypeConfig::own( $defaults, $config );
		/** @var Config $valid in the same order. */
		$valid = array() === $this->configFaults( $own ) ? array_replace( $defaults, $own ) : $defaults;
		if ( $valid === $this->config() ) {
			return $this;
		}
		$type         = self::$configured[ $this->name . implode( '/', $valid ) ] ??= new static( $this->name );
		$type->config = $valid;
		return $type;
	}

	/** @return Config the limits in a question's config that configured() reads */
	final public function config(): array {
		return array() === $this->config ? $this->defaults() : $this->config;
	}

	/** @param 'min'|'max'|'step' $property one of defaults() */
	final protected function limit( string $property ): int {
		return $this->config()[ $property ] ?? 0;
	}

	/** @return Config of a question that sets none, in the order of `range` */
	protected function defaults(): array {
		return array();
	}

	/**
	 * @param Config $config
	 * @return array<string, RefusedValue> why a config is invalid, by property
	 */
	public function configFaults( array $config ): array {
		return array();
	}

	/** True if the lowest and the highest value can have labels. */
	final public function hasEnds(): bool {
		return $this->scale() > 0;
	}

	/** Maximum characters of a typed answer; 0 for other types. */
	public function maxLength(): int {
		return 0;
	}

	/** @return list<string> how conditions may compare an answer, from LogicShape::COMPARE; empty if they can't use it */
	public function comparisons(): array {
		return array();
	}

	/** True if conditions may use its answer. */
	final public function isLogicSubject(): bool {
		return array() !== $this->comparisons();
	}

	/**
	 * @param list<string> $options of the question
	 * @return list<string> the values that an answer can have, in order; empty for typed answers
	 */
	public function knownValues( array $options ): array {
		return $options;
	}

	/**
	 * @param list<string> $options of the question
	 * @return string|int|list<string>|RefusedValue|null the value to store, null if nothing was entered, or why the value is invalid
	 */
	abstract public function read( mixed $given, array $options ): string|int|array|RefusedValue|null;

	/** Returns the key figure of all answers, next to the count of each. */
	public function keyFigure(): KeyFigure {
		return KeyFigure::NONE;
	}

	/** Returns the number that each answer is out of, as in “4 of 5”; null if there is none. */
	public function outOf(): ?int {
		return null;
	}

	/**
	 * @param list<string> $options of the question
	 * @param string       $text    the answer to a question without options
	 * @return string|int|list<string> a made-up answer
	 */
	public function sample( array $options, string $text ): string|int|array {
		return $options[0] ?? $text;
	}

	/** Describes the type to a model that drafts surveys; null if a model can't write such a question. */
	public function draftHint(): ?string {
		return null;
	}

	/** Returns how long an answer takes: a tap is quick, reading options takes longer, and writing takes longest. */
	abstract public function seconds(): int;

	/**
	 * Returns the height of the field in the widget, below the title, in pixels, based on widget/survey/ui/styles.css.
	 *
	 * @param list<string> $options of the question
	 */
	abstract public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int;

	/** @return list<string> names of WidgetStrings; the first and the last are the type's own labels for the ends of its scale */
	public function endStrings(): array {
		return array();
	}

	/** Returns the height of the labels below a scale, in pixels; 0 for other types. */
	public function endsHeight( CardWidth $card, string $low, string $high ): int {
		return 0;
	}
}
