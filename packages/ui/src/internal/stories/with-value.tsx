import { type ComponentType, useState } from 'react';

type Valued = { value?: string | undefined; onChange?: ((value: string) => void) | undefined };

/** A field that stores its value itself in a story, and still reports every change to the story. */
export const withValue = <Props extends Valued>(Field: ComponentType<Props>) =>
  function FieldWithValue(props: Props) {
    const [value, setValue] = useState(props.value ?? '');
    const onChange = (next: string) => {
      setValue(next);
      props.onChange?.(next);
    };
    return <Field {...props} onChange={onChange} value={value} />;
  };
