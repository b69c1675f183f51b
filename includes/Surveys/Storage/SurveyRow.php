<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\FormerQuestion;
use UserFeedback\Surveys\Questions\OptionIds;
use UserFeedback\Surveys\Questions\Picture;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\QuestionShape;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps rows of `uf_surveys` to surveys. Reading is lenient: anything stored can always be shown. */
final class SurveyRow {

	/** @param array<string, string|null> $row */
	public static function toSurvey( array $row ): Survey {
		$type = (string) ( $row['type'] ?? '' );

		return new Survey(
			(int) ( $row['id'] ?? 0 ),
			(string) ( $row['title'] ?? '' ),
			self::status( $row ),
			in_array( $type, Survey::TYPES, true ) ? $type : Survey::TYPES[0],
			self::toQuestions( $row ),
			SurveySettings::fromStored( self::decoded( $row['settings'] ?? null ) ),
			max( 1, (int) ( $row['version'] ?? 1 ) ),
			Clock::fromStored( (string) ( $row['created_at'] ?? '' ) ),
			self::publishAt( $row ),
			Notifications::fromArray( self::decoded( $row['notifications'] ?? null ) ),
			(string) ( $row['template'] ?? '' ),
			self::lastChange( $row ),
			isset( $row['show_order'] ) ? (int) $row['show_order'] : null,
			isset( $row['comparison'] ) ? Comparison::fromStored( $row['comparison'] ) : null
		);
	}

	/**
	 * Returns all columns except the ID, the order, and the comparison, which a save must not reset.
	 *
	 * @return non-empty-array<literal-string, scalar|null>
	 */
	public static function toRow( Survey $survey ): array {
		$pages = PageRuleKeys::of( $survey );
		return array(
			'title'         => $survey->title,
			'status'        => $survey->status->value,
			'type'          => $survey->type,
			'questions'     => self::encoded(
				array_map( static fn( Question $question ): array => $question->toStored(), $survey->questions )
			),
			'settings'      => self::settingsJson( $survey ),
			'notifications' => self::encoded( $survey->notifications->toStored() ),
			'template'      => $survey->template,
			'version'       => $survey->version,
			'created_at'    => Clock::toStored( $survey->createdAt ),
			'publish_at'    => null === $survey->publishAt ? null : Clock::toStored( $survey->publishAt ),
			'page_keys'     => $pages->keys,
			'page_part'     => $pages->part,
			'page_slug'     => self::pageSlug( $survey ),
			'changed_at'    => null === $survey->lastChange ? null : Clock::toStored( $survey->lastChange->moment ),
			'changed_by'    => $survey->lastChange->userId ?? 0,
		);
	}

	/** Returns null without a page: the column is unique. */
	private static function pageSlug( Survey $survey ): ?string {
		$page = $survey->settings->part( 'share_page' );
		return true === $page['enabled'] && is_string( $page['slug'] ) && '' !== $page['slug'] ? $page['slug'] : null;
	}

	/** @param array<string, string|null> $row */
	private static function lastChange( array $row ): ?LastChange {
		$moment = $row['changed_at'] ?? null;
		return null === $moment ? null : new LastChange( Clock::fromStored( $moment ), (int) ( $row['changed_by'] ?? 0 ) );
	}

	public static function settingsJson( Survey $survey ): string {
		return self::encoded( $survey->settings->toArray() );
	}

	/**
	 * Returns only the questions: a response needs nothing else, and the other columns take far longer to read.
	 *
	 * @param array<string, string|null> $row
	 * @return list<Question>
	 */
	public static function toQuestions( array $row ): array {
		return array_values(
			array_filter( array_map( self::toQuestion( ... ), self::decoded( $row['questions'] ?? null ) ) )
		);
	}

	/**
	 * Returns the stored behavior settings; empty if the survey has no end date, no limit, and no quotas, and records no visits, which
	 * is detected without parsing all settings.
	 *
	 * @param array<string, string|null> $row
	 * @return array<array-key, mixed>
	 */
	public static function behavior( array $row ): array {
		$settings = (string) ( $row['settings'] ?? '' );
		$isUsed   = str_contains( $settings, '"expire"' )
			|| 1 === preg_match( '/"max_responses":\d|"quotas":\[\{|"drop_off":true/', $settings );
		$behavior = $isUsed ? self::decoded( $settings )['behavior'] ?? null : null;
		return is_array( $behavior ) ? $behavior : array();
	}

	/**
	 * Returns the settings as stored.
	 *
	 * @param array<string, string|null> $row
	 * @return array<array-key, mixed>
	 */
	public static function settings( array $row ): array {
		return self::decoded( $row['settings'] ?? null );
	}

	/** @param array<string, string|null> $row */
	public static function isLive( array $row, DateTimeImmutable $now ): bool {
		return self::status( $row )->isLive( self::publishAt( $row ), $now );
	}

	/** @param array<string, string|null> $row */
	private static function status( array $row ): SurveyStatus {
		return SurveyStatus::tryFrom( (string) ( $row['status'] ?? '' ) ) ?? SurveyStatus::DRAFT;
	}

	/** @param array<string, string|null> $row */
	private static function publishAt( array $row ): ?DateTimeImmutable {
		return isset( $row['publish_at'] ) ? Clock::fromStored( $row['publish_at'] ) : null;
	}

	/** @return array<array-key, mixed> */
	private static function decoded( ?string $json ): array {
		$value = json_decode( (string) $json, true );
		return is_array( $value ) ? $value : array();
	}

	/** @param array<array-key, mixed> $value */
	private static function encoded( array $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR );
	}

	/** Returns null if this version of the plugin can't read the question: one broken row must not break a whole list. */
	public static function toQuestion( mixed $stored ): ?Question {
		if ( ! is_array( $stored ) || ! is_string( $stored['id'] ?? null ) || ! is_string( $stored['title'] ?? null ) ) {
			return null;
		}
		$type = QuestionTypes::find( $stored['type'] ?? null );
		if ( null === $type ) {
			return null;
		}
		$config   = is_array( $stored['config'] ?? null ) ? $stored['config'] : array();
		$settings = is_array( $stored['settings'] ?? null ) ? $stored['settings'] : array();
		$options  = is_array( $config['options'] ?? null ) ? array_values( $config['options'] ) : array();
		$color    = $settings['icon_color'] ?? null;
		$size     = $settings['icon_size'] ?? null;

		return new Question(
			$stored['id'],
			$type->configured( $config ),
			$stored['title'],
			array_map( self::label( ... ), $options ),
			true === ( $config['include_name'] ?? false ),
			true === ( $settings['required'] ?? false ),
			true === ( $settings['comment_box'] ?? false ),
			true === ( $settings['randomize'] ?? false ),
			$type->hasPictures() ? array_map( array( Picture::class, 'fromOption' ), $options ) : array(),
			is_string( $color ) ? $color : QuestionShape::ICON_COLOR,
			is_string( $size ) ? $size : 'medium',
			ConditionalLogic::fromArray( $stored['logic'] ?? null ),
			isset( $stored['former'] ) ? FormerQuestion::listFromStored( $stored['former'] ) : array(),
			true === ( $stored['shown'] ?? false ),
			isset( $config['option_ids'] ) || isset( $stored['former_labels'] )
				? OptionIds::fromStored( $config['option_ids'] ?? null, $stored['former_labels'] ?? null )
				: null,
			is_string( $config['other'] ?? null ) ? $config['other'] : '',
			self::text( $settings['help'] ?? '' ),
			self::text( $settings['low_label'] ?? '' ),
			self::text( $settings['high_label'] ?? '' ),
			self::text( $settings['image'] ?? '' ),
			null === $type->rowType() ? array() : self::rows( $config['rows'] ?? null ),
			true === ( $settings['prefill'] ?? false ),
			true === ( $settings['same_page'] ?? false )
		);
	}

	/** @return list<array{id: string, label: string}> the readable ones */
	private static function rows( mixed $stored ): array {
		$rows = array();
		foreach ( is_array( $stored ) ? $stored : array() as $row ) {
			if ( is_array( $row ) && is_string( $row['id'] ?? null ) && is_string( $row['label'] ?? null ) ) {
				$rows[] = array(
					'id'    => $row['id'],
					'label' => $row['label'],
				);
			}
		}
		return $rows;
	}

	private static function label( mixed $option ): string {
		return self::text( is_array( $option ) ? $option['label'] ?? '' : $option );
	}

	private static function text( mixed $stored ): string {
		return is_string( $stored ) ? $stored : '';
	}
}
