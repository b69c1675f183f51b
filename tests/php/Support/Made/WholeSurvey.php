<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

/** A survey with every feature, as POST surveys accepts it: all types, logic, redirects, rules, email, webhooks. */
final class WholeSurvey {

	public const RADIO    = '00000000-0000-4000-8000-00000000a001';
	public const CHECKBOX = '00000000-0000-4000-8000-00000000a002';
	public const IMAGES   = '00000000-0000-4000-8000-00000000a003';
	public const ICONS    = '00000000-0000-4000-8000-00000000a004';
	public const EMAIL    = '00000000-0000-4000-8000-00000000a005';
	public const LINE     = '00000000-0000-4000-8000-00000000a006';
	public const TEXT     = '00000000-0000-4000-8000-00000000a007';
	public const STARS    = '00000000-0000-4000-8000-00000000a008';
	public const SCORE    = '00000000-0000-4000-8000-00000000a009';
	public const FACES    = '00000000-0000-4000-8000-00000000a00a';
	public const EFFORT   = '00000000-0000-4000-8000-00000000a00b';
	public const NUMBERS  = '00000000-0000-4000-8000-00000000a00c';
	public const LIST     = '00000000-0000-4000-8000-00000000a00d';
	public const CONSENT  = '00000000-0000-4000-8000-00000000a024';
	public const WELCOME  = '00000000-0000-4000-8000-00000000a025';
	public const RANKING  = '00000000-0000-4000-8000-00000000a030';
	public const FOOD     = '00000000-0000-4000-8000-00000000a031';
	public const ROOM     = '00000000-0000-4000-8000-00000000a032';
	public const MATRIX   = '00000000-0000-4000-8000-00000000a010';
	public const SPEED    = '00000000-0000-4000-8000-00000000a011';
	public const PRICE    = '00000000-0000-4000-8000-00000000a012';
	public const SLIDER   = '00000000-0000-4000-8000-00000000a021';
	public const NUMBER   = '00000000-0000-4000-8000-00000000a022';
	public const DATE     = '00000000-0000-4000-8000-00000000a023';
	public const WEBHOOK  = '00000000-0000-4000-8000-00000000b001';

	public const SECRET = 'whsec_dGhlIHNlY3JldCBvZiB0aGlzIHdlYmhvb2s=';

	private const WITHOUT_COMMENT = array( 'matrix', 'ranking', 'email', 'text', 'long-text', 'statement', 'consent' );

	/** @return array<string, mixed> */
	public static function body(): array {
		return array(
			'title'         => 'Everything',
			'status'        => 'publish',
			'type'          => 'nps',
			'template'      => 'website-nps',
			'questions'     => self::questions(),
			'settings'      => self::settings(),
			'notifications' => self::notifications(),
		);
	}

	/** @return list<array<string, mixed>> */
	public static function questions(): array {
		$picture = static fn( string $label, string $image ): array => array(
			'label' => $label,
			'image' => "https://example.org/$image.png",
		);
		$icon    = static fn( string $label, string $name ): array => array(
			'label' => $label,
			'icon'  => array(
				'style' => 'solid',
				'name'  => $name,
			),
		);
		return array(
			self::question( self::RADIO, 'radio-button', array( 'Yes', 'No' ) ),
			self::question( self::CHECKBOX, 'checkbox', array( 'Red', 'Green' ), array( array( self::RADIO, '=', 'Yes' ) ) ),
			self::question(
				self::IMAGES,
				'image-radio',
				array( $picture( 'Hill', 'hill' ), $picture( 'Lake', 'lake' ) ),
				array( array( self::RADIO, '!=', 'No' ), array( self::CHECKBOX, 'IN', array( 'Red', 'Green' ) ) )
			),
			self::question( self::ICONS, 'icon-choice', array( $icon( 'Sun', 'sun' ), $icon( 'Rain', 'cloud-rain' ) ) ),
			self::question( self::EMAIL, 'email' ),
			self::question( self::LINE, 'text' ),
			self::question( self::TEXT, 'long-text' ),
			self::question( self::STARS, 'star-rating' ),
			self::question( self::SCORE, 'nps', array(), array( array( self::STARS, '>', 3 ) ) ),
			self::question( self::FACES, 'csat' ),
			self::question( self::EFFORT, 'ces' ),
			self::limited( self::question( self::NUMBERS, 'number-scale' ), array( 'min' => 0, 'max' => 8 ) ),
			self::question( self::LIST, 'dropdown', array( 'Berlin', 'Rome', 'Paris' ), array( array( self::NUMBERS, '>', 3 ) ) ),
			self::limited(
				self::question( self::SLIDER, 'slider', array(), array( array( self::FACES, '!=', 1 ) ) ),
				array( 'min' => -10, 'max' => 20, 'step' => 2 )
			),
			self::limited(
				self::question( self::NUMBER, 'number', array(), array( array( self::SLIDER, '<', 10 ) ) ),
				array( 'min' => -5, 'max' => 120 )
			),
			self::limited(
				self::question( self::DATE, 'date', array(), array( array( self::NUMBER, '>', 3 ) ) ),
				array( 'min_date' => '2026-01-01', 'max_date' => '2026-12-31' )
			),
			self::question( self::CONSENT, 'consent', array( 'I agree.' ) ),
			self::question( self::WELCOME, 'statement' ),
			self::withRows( self::question( self::RANKING, 'ranking' ), array( self::FOOD => 'Food', self::ROOM => 'Room' ) ),
			self::withRows(
				self::question( self::MATRIX, 'matrix', array( 'Yes', 'No' ), array( array( self::FOOD, '<', 2 ) ) ),
				array( self::SPEED => 'Speed', self::PRICE => 'Price' )
			),
		);
	}

	/**
	 * @param array<string, mixed>  $question
	 * @param array<string, string> $rows id to label
	 * @return array<string, mixed>
	 */
	private static function withRows( array $question, array $rows ): array {
		$list = array_map(
			static fn( string $id, string $label ): array => array( 'id' => $id, 'label' => $label ),
			array_keys( $rows ),
			$rows
		);
		return self::limited( $question, array( 'rows' => $list ) );
	}

	/**
	 * @param array<string, mixed> $question
	 * @param array<string, mixed> $limits
	 * @return array<string, mixed>
	 */
	private static function limited( array $question, array $limits ): array {
		return array_merge( $question, array( 'config' => (array) $question['config'] + $limits ) );
	}

	/** @return array<string, mixed> */
	public static function settings(): array {
		$page = static fn( int $id, string $label ): array => array(
			'id'    => $id,
			'label' => $label,
		);
		return array(
			'enable_tracking' => true,
			'for_team'        => true,
			'thank_you'       => array(
				'type'        => 'conditional_redirect',
				'message'     => 'Bye',
				'button'      => array(
					'label' => 'Home',
					'page'  => $page( 2, 'Sample' ),
				),
				'redirect_to' => $page( 2, 'Sample' ),
				'conditions'  => array(
					array(
						'question'       => self::SCORE,
						'condition_type' => '<',
						'condition'      => 7,
						'page'           => $page( 2, 'Sample' ),
					),
					array(
						'question'       => self::TEXT,
						'condition_type' => 'CONTAINS',
						'condition'      => 'help',
						'page'           => $page( 3, 'Help' ),
					),
				),
			),
			'targeting'       => array(
				'devices'    => array( 'desktop', 'mobile' ),
				'pages'      => 'select',
				'page_rules' => array(
					array(
						'logic'    => 'page_url_is',
						'operator' => '&&',
						'data'     => 'https://example.org/prices/',
					),
					array(
						'logic'    => 'page_or_post_is',
						'operator' => '||',
						'data'     => array( $page( 2, 'Sample' ) ),
					),
					array(
						'logic'    => 'query_parameter_regex',
						'operator' => '&&',
						'data'     => '^a\d+ $',
					),
				),
			),
			'geo_targeting'   => array(
				'target'    => 'select',
				'countries' => array( 'AT', 'JP' ),
			),
			'behavior'        => array(
				'timing'            => 'delay',
				'timing_delay'      => 60,
				'display_length'    => 'once',
				'run_time'          => 'expire',
				'expire_at'         => array(
					'month' => 2,
					'day'   => 29,
					'year'  => 2027, // As the server stores it when saved in 2026.
				),
				'start_minimized'   => true,
				'ask_again_days'    => 14,
				'max_responses'     => 500,
				'spread_days'       => 30,
				'hard_limit'        => true,
				'late_message'      => 'Too late, sorry.',
				'quotas'            => array(
					array(
						'id'         => '00000000-0000-4000-8000-00000000c001',
						'label'      => 'People on phones',
						'target'     => 100,
						'conditions' => array(
							array( 'question_id' => 'device', 'compare' => '=', 'value' => 'mobile' ),
						),
					),
				),
				'quiet'             => 'own',
				'quiet_days'        => 60,
				'share'             => 125,
				'drop_off'          => true,
				'keep_partial'      => true,
				'keep_partial_text' => true,
			),
			'theming'         => array(
				'color_scheme'        => 'custom',
				'widget_color'        => '#111',
				'text_color'          => '#EEEEEE',
				'button_color'        => '#0a0b0c',
				'widget_toggle_text'  => 'Tell us',
				'widget_toggle_icon'  => 'field-smile',
				'widget_toggle_color' => '#123456',
				'font'                => array(
					'family' => 'Lora', // No theme bundled with WordPress has it.
					'weight' => '500',
				),
				'position'            => 'middle_left',
				'show_logo'           => true,
				'logo_type'           => 'custom',
				'custom_logo'         => 'https://example.org/logo.png',
				'skip_text'           => 'Not now',
				'next_text'           => 'On',
			),
			'google_drive'    => array(
				'enable'         => true,
				'file_name'      => 'Answers',
				'spreadsheet_id' => '',
			),
			'share_page'      => array(
				'enabled' => true,
				'slug'    => 'a-whole-survey',
				'heading' => 'Tell us',
				'embed'   => true,
				'invited' => true,
			),
		);
	}

	/** @return array<string, mixed> */
	public static function notifications(): array {
		$row = static fn( string $key, string $value ): array => array(
			'key'   => $key,
			'value' => $value,
		);
		return array(
			'email'   => array(
				'active'    => true,
				'addresses' => 'one@example.org, two@example.org',
				'frequency' => 'daily',
				'logic'     => array(
					'enable'     => true,
					'action'     => 'send',
					'conditions' => array(
						array(
							'question_id' => self::SCORE,
							'compare'     => '<',
							'value'       => 5,
						),
					),
				),
			),
			'webhook' => array(
				'active'   => true,
				'webhooks' => array(
					array(
						'id'             => self::WEBHOOK,
						'name'           => 'Desk',
						'request_url'    => 'https://example.org/hook',
						'request_method' => 'PUT',
						'request_format' => 'XML',
						'secret'         => self::SECRET,
						'headers'        => array( $row( 'X-From', 'Survey' ), $row( '', '' ) ),
						'body'           => array( $row( 'score', self::SCORE ), $row( 'why', self::TEXT ) ),
					),
				),
			),
		);
	}

	/**
	 * @param list<mixed>                                          $options
	 * @param list<array{string, string, string|int|list<string>}> $conditions
	 * @return array<string, mixed>
	 */
	private static function question( string $id, string $type, array $options = array(), array $conditions = array() ): array {
		$isIcon  = 'icon-choice' === $type;
		$isScale = in_array( $type, array( 'star-rating', 'nps', 'csat', 'ces', 'number-scale', 'slider' ), true );
		return array(
			'id'       => $id,
			'title'    => "A question of type $type?",
			'type'     => $type,
			'config'   => array(
				'options'      => $options,
				'include_name' => 'email' === $type,
			) + ( 'checkbox' === $type ? array( 'other' => 'Green' ) : array() ),
			'settings' => array(
				'required'    => 'email' === $type,
				'comment_box' => ! in_array( $type, self::WITHOUT_COMMENT, true ),
				'randomize'   => 'ranking' === $type || ( array() !== $options && ! in_array( $type, array( 'matrix', 'consent' ), true ) ),
				'icon_color'  => $isIcon ? '#ABCDEF' : '#1579EF',
				'icon_size'   => $isIcon ? 'large' : 'medium',
				'help'        => "Help for $type.",
			) + ( $isScale ? array( 'low_label' => 'Bad', 'high_label' => 'Good' ) : array() )
				+ ( 'email' === $type ? array( 'same_page' => true ) : array() ),
			'logic'    => array(
				'enabled'    => array() !== $conditions,
				'action'     => 'nps' === $type ? 'hide' : 'show',
				'conditions' => array_map(
					static fn( array $condition ): array => array(
						'question_id' => $condition[0],
						'compare'     => $condition[1],
						'value'       => $condition[2],
					),
					$conditions
				),
			),
		);
	}
}
