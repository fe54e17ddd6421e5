import { type ComponentType, useState } from 'react';

type Selectable = {
  isSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
};

/** A checkbox or switch that stores its state itself in a story, and still reports every change to the story. */
export const withSelection = <Props extends Selectable>(Choice: ComponentType<Props>) =>
  function ChoiceWithSelection(props: Props) {
    const [isSelected, setSelected] = useState(props.isSelected ?? false);
    const onChange = (next: boolean) => {
      setSelected(next);
      props.onChange?.(next);
    };
    return <Choice {...props} isSelected={isSelected} onChange={onChange} />;
  };
